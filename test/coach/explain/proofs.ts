// A second proof of each reason that the coach gives: by the plain rules, by brute force, by counting. The mover is Black.
import type { Explanation, Reason, Scene } from "../../../src/coach/explain/explanation.ts";
import type { CoachKey } from "../../../src/locales/coach.ts";
import {
  type BitBoard,
  contentAt,
  countDiscs,
  type Disc,
  opponentOf,
  type Position,
  type Square,
} from "../../../src/reversi/index.ts";
import { afterMove, canEverPlay, canForce, isHolder, isLast } from "./brute-force.ts";
import {
  CORNERS,
  frontierCount,
  isCreep,
  isSafeX,
  isShutOut,
  isWall,
  isWedge,
  legal,
  openness,
  quiet,
  regions,
  safe,
  survive,
} from "./facts.ts";
import { OTHER, OWN, Sight, type Worth, walk } from "./sight.ts";

const same = (a: readonly Square[], b: readonly Square[] = []): boolean =>
  [...a].sort((x, y) => x - y).join() === [...b].sort((x, y) => x - y).join();

const opens = (position: Position, corner: Square): boolean => legal(position.board, OTHER).includes(corner);
const takes = (corner: Square) => (_: Position, square: Square) => square === corner;
const stuck = (side: Disc) => (after: Position) =>
  after.toMove !== null && after.toMove !== side && after.passes === side;

/** One of the two corners of a Stoner trap is taken. */
const falls = (s: Sight) => (_: Position, square: Square) => square === s.at("near") || square === s.at("far");

/** Two empty corners of one edge, with the defence and the attack on it from the near one on. */
const isStoner = (s: Sight): boolean => {
  const [near, far, step] = [s.at("near"), s.at("far"), (s.at("far") - s.at("near")) / 7];
  return (
    [1, -1, 8, -8].includes(step) &&
    [near, far, s.at("attack"), s.at("defence")].every((square) => contentAt(s.before.board, square) === "empty") &&
    s.at("attack") === s.at("defence") + step &&
    [near + step, near + 2 * step].includes(s.at("defence"))
  );
};

const cornerGiven = (s: Sight): boolean =>
  opens(s.afterMove, s.at("corner")) && !opens(s.before, s.at("corner")) && !opens(s.afterBest, s.at("corner"));

const cornerGoes = (s: Sight): boolean => {
  const worth = (position: Position): number => s.value(position, position.toMove ?? OWN);
  return isHolder(s.afterMove, OTHER, s.at("corner"), worth) && isHolder(s.afterBest, OWN, s.at("corner"), worth);
};

const cornerForced = (s: Sight): boolean =>
  canForce(s.afterMove, OTHER, s.n("count"), takes(s.at("corner"))) &&
  !canForce(s.afterBest, OTHER, s.n("count"), takes(s.at("corner")));

/** The replies are legal and not after the best move, one of them is a best one, and every other costs so many discs at least. */
const strongReplies = (s: Sight): boolean => {
  const strong = s.all("reply");
  const lossOf = (square: Square): number => s.value(afterMove(s.afterMove, square)) - s.told.played.score;
  const losses = s.afterMove.legal.map(({ square }) => ({ square, loss: lossOf(square) }));
  const others = losses.filter(({ square }) => !strong.includes(square)).map(({ loss }) => loss);
  const own = losses.filter(({ square }) => strong.includes(square)).map(({ loss }) => loss);
  return (
    own.length === strong.length &&
    Math.min(...own) === 0 &&
    strong.every((square) => !opens(s.afterBest, square)) &&
    (Number.isNaN(s.n("count")) ? others.length === 0 : Math.min(64, ...others) === s.n("count")) &&
    Math.max(...own) < Math.min(...others)
  );
};

/** The reply of the line can be played after the move and not after the best one. */
const isReplyGone = (s: Sight): boolean =>
  s.told.played.line[1] === s.reply && opens(s.afterMove, s.reply) && !opens(s.afterBest, s.reply);

const isNew = (s: Sight): boolean => s.all("reply").every((square) => !opens(s.before, square));

const counts = (s: Sight, count: (position: Position, side: Disc) => number): boolean =>
  count(s.shown, OWN) === s.n("count") &&
  count(s.shown, OTHER) === s.n("others") &&
  count(s.shownInstead, OWN) === s.n("instead") &&
  count(s.shownInstead, OTHER) === s.n("insteadOthers");

const mobility = (s: Sight): boolean =>
  counts(s, ({ board }, side) => legal(board, side).length) && s.n("count") < s.n("instead");

const fewerSafe = (s: Sight): boolean =>
  safe(s.shown.board, OWN).length === s.n("count") && safe(s.shownInstead.board, OWN).length === s.n("instead");

/** The squares that a scene marks as stable stay in games by chance, and are so many of that side. */
const stable = (side: Disc) => (s: Sight) => {
  const [after, instead] = [s.reason.played.squares.stable ?? [], s.reason.best?.squares.stable ?? []];
  const isOf = (position: Position, squares: readonly Square[]): boolean =>
    squares.every((square) => contentAt(position.board, square) === side) && survive(position, squares);
  const isWorse = side === OTHER ? after.length > instead.length : after.length < instead.length;
  const isCounted = after.length === s.n("count") && instead.length === s.n("instead");
  return isWorse && isCounted && isOf(s.shown, after) && isOf(s.shownInstead, instead);
};

/** After one scene the squares are a side's own for ever, and more than after the other one. */
const free = (side: Disc) => (s: Sight) => {
  const [scene, instead] = side === OTHER ? [s.shown, s.shownInstead] : [s.shownInstead, s.shown];
  const squares = s.all("free");
  const isFree = (square: Square): boolean =>
    legal(scene.board, side).includes(square) && !canEverPlay(scene, opponentOf(side), square);
  const isOpen = (square: Square): boolean => contentAt(instead.board, square) === "empty";
  return (
    squares.length === s.n("count") && s.n("less") < s.n("count") && squares.every(isFree) && squares.every(isOpen)
  );
};

const lastIn = (region: (s: Sight) => readonly Square[]) => (s: Sight) =>
  isLast(s.afterMove, OTHER, region(s), (position) => s.value(position, position.toMove ?? OWN)) &&
  isLast(s.afterBest, OWN, region(s), (position) => s.value(position, position.toMove ?? OWN));

/** The move that follows the best one and its reply can be played there and not after the played one and its reply. */
const isNextGone = (s: Sight): boolean =>
  legal(s.shownInstead.board, OWN).includes(s.at("next")) && !legal(s.shown.board, OWN).includes(s.at("next"));

const access = (s: Sight): boolean => {
  const next = s.at("next");
  const valueAt = (square: Square): number => s.value(afterMove(s.shownInstead, square));
  const others = s.shownInstead.legal.filter(({ square }) => square !== next).map(({ square }) => valueAt(square));
  return !legal(s.shown.board, OWN).includes(next) && Math.max(...others) <= valueAt(next) - 4;
};

const turned = (s: Sight): boolean => {
  const most = (line: Scene["line"]): number =>
    Math.max(
      0,
      ...line.map((ply, i) => {
        const position = walk(s.before, line.slice(0, i));
        return i % 2 === 0 ? 0 : (position.legal.find(({ square }) => square === ply)?.flips.length ?? 0);
      }),
    );
  return most(s.reason.played.line) === s.n("count") && most(s.reason.best?.line ?? []) === s.n("instead");
};

const swindle = (isForEver: boolean) => (s: Sight) => {
  const rest = s.at("rest");
  const isShut = isForEver ? !canEverPlay(s.shown, OWN, rest) : !legal(s.shown.board, OWN).includes(rest);
  return isShut && legal(s.shown.board, OTHER).includes(rest);
};

const given = (position: Position, s: Sight): readonly Square[] =>
  legal(position.board, OTHER).filter((square) => !opens(s.before, square));

const movesGiven = (s: Sight): boolean =>
  same(given(s.afterMove, s), s.all("given")) &&
  s.all("given").includes(s.reply) &&
  given(s.afterBest, s).length === s.n("instead") &&
  !opens(s.afterBest, s.reply);

/** The discs that a scene marks as stable are so many of a side, and stay in games by chance. */
const gained = (s: Sight, position: Position, scene: Scene | null, side: Disc): boolean => {
  const discs = scene?.squares.stable ?? [];
  const isTheirs = discs.every((square) => contentAt(position.board, square) === side);
  return discs.length === s.n("count") && isTheirs && survive(position, discs);
};

const creepOver = (s: Sight): boolean =>
  isCreep(s.before.board, OWN, s.best) &&
  !legal(s.shown.board, OWN).includes(s.best) &&
  gained(s, s.shownInstead, s.reason.best, OWN);

const countMore = (s: Sight): boolean => {
  const [discs, insteadDiscs] = [countDiscs(s.shown.board).black, countDiscs(s.shownInstead.board).black];
  const isCounted = discs === s.n("discs") && insteadDiscs === s.n("insteadDiscs") && discs > insteadDiscs;
  const isWorse = s.n("count") - s.n("others") < s.n("instead") - s.n("insteadOthers");
  return isCounted && isWorse && counts(s, ({ board }, side) => legal(board, side).length);
};

const countNow = (s: Sight): boolean => {
  const turned = (square: Square): number => s.before.legal.find((move) => move.square === square)?.flips.length ?? 0;
  const [end, instead] = [s.told.played, s.told.best].map(({ line }) => walk(s.before, line));
  if (end === undefined || instead === undefined || end.end === null || instead.end === null) return false;
  const fewer = countDiscs(instead.board).black - countDiscs(end.board).black;
  return turned(s.move) === s.n("count") && turned(s.best) === s.n("instead") && fewer === s.n("fewer") && fewer > 0;
};

const mobilityOfOther = (s: Sight): boolean =>
  counts(s, ({ board }, side) => legal(board, side).length) && s.n("insteadOthers") < s.n("others");

export const PROOFS: Readonly<Partial<Record<CoachKey, (s: Sight) => boolean>>> = {
  "wiped-out": (s) =>
    countDiscs(s.shown.board).black === 0 && (s.reason.played.line.length === 2 || s.value(s.afterMove) === -64),
  "corner.given.x": cornerGiven,
  "corner.given.c": cornerGiven,
  "corner.given.far": cornerGiven,
  "corner.missed.taken": (s) => CORNERS.includes(s.best) && s.reply === s.best,
  "corner.missed.shut": (s) => CORNERS.includes(s.best) && !legal(s.shown.board, OWN).includes(s.best),
  "corner.forced": cornerForced,
  "corner.forced.x": cornerForced,
  "corner.won": (s) =>
    canForce(s.afterBest, OWN, s.n("count"), takes(s.at("corner"))) &&
    !canForce(s.afterMove, OWN, s.n("count"), (_, square) => CORNERS.includes(square)) &&
    !legal(s.before.board, OWN).includes(s.at("corner")),
  "corner.missed.later": (s) => CORNERS.includes(s.best) && s.at("corner") === s.best && cornerGoes(s),
  "corner.goes": cornerGoes,
  "safe.none": (s) =>
    safe(s.shown.board, OWN).length === 0 &&
    same(legal(s.shown.board, OWN), s.all("moves")) &&
    same(safe(s.shownInstead.board, OWN), s.all("safe")),
  "safe.none.other": (s) =>
    safe(s.afterBest.board, OTHER).length === 0 &&
    same(legal(s.afterBest.board, OTHER), s.all("moves")) &&
    same(safe(s.afterMove.board, OTHER), s.all("safe")),
  "safe.fewer": fewerSafe,
  "safe.fewer.later": fewerSafe,
  "stoner.missed": (s) =>
    isStoner(s) && canForce(s.afterBest, OWN, 2, falls(s)) && !canForce(s.afterMove, OWN, 2, falls(s)),
  "stoner.given": (s) =>
    isStoner(s) && canForce(s.shown, OTHER, 2, falls(s)) && !canForce(s.afterBest, OTHER, 3, falls(s)),
  "diagonal.lost": (s) =>
    isSafeX(s.afterMove.board, OTHER, s.reply, s.at("corner")) &&
    [s.before, s.afterBest].every(({ board }) => !isSafeX(board, OTHER, s.reply, s.at("corner"))),
  "diagonal.won": (s) =>
    isSafeX(s.shownInstead.board, OWN, s.at("next"), s.at("corner")) &&
    !isSafeX(s.shown.board, OWN, s.at("next"), s.at("corner")),
  "creep.given": (s) =>
    isCreep(s.afterMove.board, OTHER, s.reply) &&
    [s.before, s.afterBest].every(({ board }) => !isCreep(board, OTHER, s.reply)) &&
    gained(s, s.shown, s.reason.played, OTHER),
  "creep.missed": (s) => creepOver(s) && contentAt(s.shown.board, s.best) === "empty",
  "creep.taken": (s) => creepOver(s) && contentAt(s.shown.board, s.best) !== "empty",
  "wedge.given": (s) =>
    isWedge(s.afterMove.board, s.reply, OTHER) &&
    !isWedge(s.before.board, s.reply, OTHER) &&
    !isWedge(s.afterBest.board, s.reply, OTHER),
  "wedge.missed": (s) => isWedge(s.before.board, s.best, OWN) && !isWedge(s.shown.board, s.best, OWN),
  "pass.own.now": (s) => s.shown.passes === OWN,
  "pass.own": (s) =>
    canForce(s.afterMove, OTHER, s.n("count"), stuck(OWN)) && !canForce(s.afterBest, OTHER, s.n("count"), stuck(OWN)),
  "pass.other.now": (s) => s.afterBest.passes === OTHER && s.afterMove.passes === null,
  "pass.other": (s) =>
    canForce(s.afterBest, OWN, s.n("count"), stuck(OTHER)) && !canForce(s.afterMove, OWN, s.n("count"), stuck(OTHER)),
  "reply.opened": (s) => strongReplies(s) && isNew(s),
  "reply.opened.only": (s) => strongReplies(s) && isNew(s),
  "reply.opened.several": (s) => strongReplies(s) && isNew(s) && s.all("reply").length > 1,
  "reply.left": (s) => strongReplies(s) && !isNew(s),
  "reply.left.several": (s) => strongReplies(s) && !isNew(s) && s.all("reply").length > 1,
  "reply.same": (s) => strongReplies(s) && s.reply === s.best,
  "reply.opened.seen": (s) => isReplyGone(s) && isNew(s),
  "reply.left.seen": (s) => isReplyGone(s) && !isNew(s),
  "reply.same.seen": (s) => isReplyGone(s) && s.reply === s.best,
  "order.both": (s) => {
    const later = s.reason.best?.line.length ?? 0;
    return s.told.played.line[1] === s.best && canForce(s.afterBest, OWN, (later - 1) / 2, takes(s.move));
  },
  "order.taken": (s) => contentAt(s.shown.board, s.best) === OTHER,
  "free.spent": (s) => legal(s.afterBest.board, OWN).includes(s.move) && !canEverPlay(s.afterBest, OTHER, s.move),
  "free.reserve": (s) => legal(s.afterBest.board, OWN).includes(s.move) && isShutOut(s.afterBest.board, s.move, OTHER),
  "free.own": free(OWN),
  "free.own.none": free(OWN),
  "free.other": free(OTHER),
  "free.other.none": free(OTHER),
  "swindle.given": swindle(true),
  "swindle.given.now": swindle(false),
  "last.region": (s) =>
    regions(s.before.board).some((region) => same(region, s.all("region"))) && lastIn((one) => one.all("region"))(s),
  "last.all": lastIn((s) => regions(s.before.board).flat()),
  tempo: (s) => {
    const besideOf = (square: Square): readonly Square[] =>
      (regions(s.before.board).find((region) => region.includes(square)) ?? []).filter((one) => one !== square);
    return besideOf(s.move).includes(s.reply) && besideOf(s.best).every((square) => !opens(s.afterBest, square));
  },
  "parity.odd": (s) =>
    regions(s.afterBest.board).every(({ length }) => length % 2 === 0) &&
    s.all("region").length % 2 === 1 &&
    s.all("region").includes(s.reply) &&
    regions(s.afterMove.board).some((region) => same(region, s.all("region"))),
  "stable.other": stable(OTHER),
  "stable.own": stable(OWN),
  "stable.other.later": stable(OTHER),
  "stable.own.later": stable(OWN),
  "turned.reply": turned,
  "moves.given": movesGiven,
  "moves.given.none": movesGiven,
  "quiet.missed": (s) =>
    openness(s.before.board, OWN, s.best) === 0 && openness(s.before.board, OWN, s.move) === s.n("count"),
  "quiet.less": (s) =>
    openness(s.before.board, OWN, s.best) === s.n("instead") && openness(s.before.board, OWN, s.move) === s.n("count"),
  "quiet.reply": (s) =>
    quiet(s.afterMove.board, OTHER).includes(s.reply) && quiet(s.afterBest.board, OTHER).length === 0,
  poisoning: (s) => {
    const turned = (position: Position): readonly Square[] =>
      position.board.shape.squares.filter(
        (square) =>
          square !== s.reply &&
          contentAt(afterMove(position, s.reply).board, square) !== contentAt(position.board, square),
      );
    const more = turned(s.afterBest).filter((square) => !turned(s.afterMove).includes(square));
    const count = (position: Position): number => openness(position.board, OTHER, s.reply);
    return count(s.afterMove) === 0 && count(s.afterBest) > 0 && more.length > 0 && same(more, s.all("turned"));
  },
  "quiet.next": (s) =>
    same(
      quiet(s.shownInstead.board, OWN).filter((square) => square !== s.move),
      s.all("quiet"),
    ) && quiet(s.shown.board, OWN).length === 0,
  wall: (s) => isWall(s.shown.board, OWN, s.all("wall"), s.all("ahead")),
  mobility,
  "mobility.later": mobility,
  "mobility.other": mobilityOfOther,
  "mobility.other.later": mobilityOfOther,
  "moves.left": (s) =>
    legal(s.afterMove.board, OTHER).length === s.n("count") &&
    legal(s.afterBest.board, OTHER).length === s.n("instead") &&
    s.n("instead") < s.n("count"),
  "safe.left": (s) =>
    safe(s.afterMove.board, OTHER).length === s.n("count") &&
    safe(s.afterBest.board, OTHER).length === s.n("instead") &&
    s.n("instead") < s.n("count"),
  "count.more": countMore,
  "count.more.later": countMore,
  "count.now": countNow,
  "access.lost": (s) => access(s) && contentAt(s.shown.board, s.at("next")) === "empty",
  "access.taken": (s) => access(s) && contentAt(s.shown.board, s.at("next")) !== "empty",
  "access.lost.seen": (s) => isNextGone(s) && contentAt(s.shown.board, s.at("next")) === "empty",
  "access.taken.seen": (s) => isNextGone(s) && contentAt(s.shown.board, s.at("next")) !== "empty",
  frontier: (s) => counts(s, ({ board }, side) => frontierCount(board, side)),
  counted: (s) => {
    const [end, instead] = [countDiscs(s.shown.board), countDiscs(s.shownInstead.board)];
    return (
      s.shown.end !== null &&
      s.shownInstead.end !== null &&
      same(
        [end.black, end.white, instead.black, instead.white],
        [s.n("discs"), s.n("others"), s.n("instead"), s.n("insteadOthers")],
      )
    );
  },
};

/** Whether a reason is right, shown in another way than the coach's; false for a key that has no proof. */
export function holds(board: BitBoard, told: Explanation, reason: Reason, worth: Worth): boolean {
  const sight = new Sight(board, told, reason, worth);
  const isOfThem = sight.move === told.played.square && reason.played.line[0] === sight.move;
  return isOfThem && (PROOFS[reason.key]?.(sight) ?? false);
}
