import type { Claim, ClaimKind } from "../../catalogue/claim.ts";
import { playMoves } from "../../catalogue/place.ts";
import type { Subject } from "../../catalogue/subject.ts";
import { frontierDiscs } from "../../coach/concepts/frontier.ts";
import { uncapturable } from "../../coach/concepts/places.ts";
import { stableDiscs } from "../../coach/concepts/stable.ts";
import { type LookAhead, lookPlainly } from "../../engine/ahead.ts";
import {
  boardEquals,
  contentAt,
  countDiscs,
  type Disc,
  finalScore,
  imageOfBoard,
  makeBoard,
  moveOn,
  OTHELLO,
  opponentOf,
  type Position,
  play,
  positionOf,
  REVERSI_1880,
  resolve,
  type Square,
  startGame,
  USUAL_SHAPE,
} from "../../reversi/index.ts";
import { linesOf } from "../answers/lines.ts";
import { legalFor } from "../answers/targets.ts";
import { areImages, CENTRE, mostFlipsOn, placementsOf } from "./bounds.ts";
import { countWipeOuts, forcingMoves } from "./forced.ts";
import { CONCEPT_PROVERS } from "./prove-concepts.ts";
import { allAt, at, type ClaimOf, isSame, NOTHING, type Proof, type Prover } from "./prover.ts";
import { type Read, readByRules } from "./read.ts";
import { tryToEnter } from "./reserve.ts";
import { turnable } from "./witness.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const emptyIn = ({ board }: Position): number => countDiscs(board).empty;

const legalSquares = (position: Position, side: Disc | undefined): readonly Square[] =>
  (side === undefined ? position.legal : legalFor(position, side)).map((move) => move.square);

/** Whether `score` reaches `goal`, where `best` can be had and `all` is the number of squares. */
function reaches(goal: ClaimOf<"only-way">["goal"], score: number, best: number, all: number): boolean {
  if (goal === "most-discs") return score === best;
  if (goal === "wipe-out") return score === all;
  return goal === "win" ? score > 0 : score >= 0;
}

async function proveOnlyWay({ moves, goal }: ClaimOf<"only-way">, { position }: Subject, read: Read): Promise<Proof> {
  const game = playMoves(startGame(position), moves);
  if (!game.ok) return NOTHING;
  let [holds, counted] = [true, 0];
  let before = position;
  for (const { disc, move, after } of game.value.plies) {
    for (const { square } of disc === position.toMove ? before.legal : []) {
      const reading = await read(before, square);
      if (reading === null) return NOTHING;
      counted += reading.counted;
      const isRight = reaches(goal, reading.score, reading.best, before.board.shape.squares.length);
      holds &&= isRight === (square === move.square);
    }
    before = after;
  }
  return { holds, counted };
}

async function proveWays({ goal, count }: ClaimOf<"ways">, { position }: Subject, read: Read): Promise<Proof> {
  let [found, counted] = [0, 0];
  for (const { square } of position.legal) {
    const reading = await read(position, square);
    if (reading === null) return NOTHING;
    counted += reading.counted;
    if (reaches(goal, reading.score, reading.best, position.board.shape.squares.length)) found += 1;
  }
  return { holds: counted > 0 && found === count, counted };
}

const PROVERS: { readonly [K in ClaimKind]: Prover<K> } = {
  discs: (claim, { position }) => {
    const { black, white, empty } = countDiscs(position.board);
    return {
      holds: black === claim.black && white === claim.white && empty === claim.empty,
      counted: black + white + empty,
    };
  },
  squares: ({ count }, { position }) => {
    const { length } = position.board.shape.squares;
    return { holds: length === count, counted: length };
  },
  legal: ({ squares, side }, { position }) => ({
    holds: isSame(legalSquares(position, side), allAt(position, squares)),
    counted: emptyIn(position),
  }),
  mobility: ({ count, side }, { position }) => ({
    holds: legalSquares(position, side).length === count,
    counted: emptyIn(position),
  }),
  illegal: ({ squares, side }, { position }) => {
    const legal = legalSquares(position, side);
    return { holds: allAt(position, squares).every((square) => !legal.includes(square)), counted: squares.length };
  },
  "only-move": ({ move }, { position }) => ({
    holds: isSame(legalSquares(position, undefined), [at(position, move)]),
    counted: emptyIn(position),
  }),
  flips: (claim, { position }) => {
    const lines = linesOf(position, at(position, claim.move)).map((line) => line.flips.length);
    return { holds: lines.join() === claim.lines.join(), counted: sum(lines) };
  },
  turned: ({ move, squares }, { position }) => {
    const flips = moveOn(position, at(position, move))?.flips ?? [];
    return { holds: isSame(flips, allAt(position, squares)), counted: flips.length };
  },
  unturned: ({ move, squares }, { position }) => {
    const made = moveOn(position, at(position, move));
    const kept = allAt(position, squares).every(
      (square) =>
        ![position.toMove, "empty"].includes(contentAt(position.board, square)) && !made?.flips.includes(square),
    );
    return { holds: made !== undefined && kept, counted: squares.length };
  },
  colour: ({ squares, is }, { position }) => ({
    holds: allAt(position, squares).every((square) => contentAt(position.board, square) === is),
    counted: squares.length,
  }),
  final: (claim, { position }) => {
    const after = play(position, at(position, claim.move));
    if (!after.ok) return NOTHING;
    const { black, white } = countDiscs(after.value.board);
    const isOver = after.value.end !== null;
    return { holds: isOver && black === claim.black && white === claim.white, counted: black + white };
  },
  result: ({ black, white }, { position }) => {
    const score = finalScore(position);
    const counted = position.board.shape.squares.length;
    return { holds: score?.black === black && score.white === white, counted };
  },
  ends: ({ how }, { position }) => ({
    holds: position.end === how,
    counted: position.board.shape.squares.length,
  }),
  passed: ({ side }, { position, game }) => {
    const passes = game === null ? position.passes : positionOf(game).passes;
    return { holds: passes === side, counted: emptyIn(position) };
  },
  plies: ({ count }, { game }) => ({ holds: game?.plies.length === count, counted: game?.plies.length ?? 0 }),
  board: (claim, { position }) => ({
    holds: makeBoard(position.board) === claim.position,
    counted: position.board.shape.squares.length,
  }),
  symmetric: (claim, { position: { board } }) => ({
    holds: boardEquals(imageOfBoard(board, claim.about), board),
    counted: board.shape.squares.length,
  }),
  alike: ({ squares }, { position }) => {
    const boards = allAt(position, squares).map((square) => {
      const after = play(position, square);
      return after.ok ? after.value.board : null;
    });
    const [first] = boards;
    const holds = !!first && boards.every((board) => board !== null && areImages(first, board));
    return { holds, counted: boards.length };
  },
  reachable: (claim, { position, game }) => {
    if (game === null) return NOTHING;
    const reached = positionOf(game);
    const first = game.plies[0]?.move.square;
    const isOthello = boardEquals(game.start.board, OTHELLO.start) && game.start.toMove === OTHELLO.first;
    const leadsHere = boardEquals(reached.board, position.board) && reached.toMove === position.toMove;
    return {
      holds: isOthello && leadsHere && game.plies.length === claim.plies && first === at(position, claim.first),
      counted: game.plies.length,
    };
  },
  stable: ({ squares }, { position }) => {
    const stable = stableDiscs(position.board);
    return { holds: allAt(position, squares).every((square) => stable.has(square)), counted: squares.length };
  },
  turnable: ({ squares }, { position }) => {
    const wanted = allAt(position, squares);
    return { holds: turnable(position, wanted).size === new Set(wanted).size, counted: squares.length };
  },
  frontier: ({ squares, side }, { position }) => ({
    holds: isSame(frontierDiscs(position.board, side), allAt(position, squares)),
    counted: countDiscs(position.board)[side],
  }),
  uncapturable: ({ squares }, { position }) => ({
    holds: isSame(uncapturable(position.board.shape), allAt(position, squares)),
    counted: position.board.shape.squares.length,
  }),
  "most-flips": (claim) => {
    const corners = uncapturable(USUAL_SHAPE);
    const boundFor = (square: Square): boolean => {
      const most = mostFlipsOn(square);
      if (corners.includes(square)) return most === claim.corner;
      return CENTRE.includes(square) ? most === claim.centre : most <= claim.elsewhere;
    };
    return { holds: USUAL_SHAPE.squares.every(boundFor), counted: USUAL_SHAPE.squares.length };
  },
  placements: ({ count }) => {
    const boards = placementsOf(REVERSI_1880);
    return { holds: boards.size === count, counted: boards.size };
  },
  value: async ({ score, side }, { position }, read) => {
    const seen = side === undefined || side === position.toMove ? position : turned(position, side);
    const [move] = seen.legal;
    if (move === undefined || (side !== undefined && seen.toMove !== side)) return NOTHING;
    const reading = await read(seen, move.square);
    return reading === null ? NOTHING : { holds: reading.best === score, counted: reading.counted };
  },
  worth: async ({ move, score }, { position }, read) => {
    const made = moveOn(position, at(position, move));
    const reading = made === undefined ? null : await read(position, made.square);
    return reading === null ? NOTHING : { holds: reading.score === score, counted: reading.counted };
  },
  best: async ({ squares }, { position }, read) => {
    const best: Square[] = [];
    let counted = 0;
    for (const { square } of position.legal) {
      const reading = await read(position, square);
      if (reading === null) return NOTHING;
      counted += reading.counted;
      if (reading.score === reading.best) best.push(square);
    }
    return { holds: isSame(best, allAt(position, squares)), counted };
  },
  forced: ({ moves }, { position }) => {
    const game = playMoves(startGame(position), moves);
    if (!game.ok) return NOTHING;
    const choices = [position, ...game.value.plies.map((ply) => ply.after)].slice(0, -1);
    return { holds: choices.every(({ legal }) => legal.length === 1), counted: sum(choices.map(emptyIn)) };
  },
  "only-way": proveOnlyWay,
  ways: proveWays,
  forces: ({ event, within, squares }, { position }) => {
    const { squares: found, counted } = forcingMoves(position, event, within);
    return { holds: isSame(found, allAt(position, squares)), counted };
  },
  unforced: ({ event, within }, { position }) => {
    const { squares, counted } = forcingMoves(position, event, within);
    return { holds: counted > 0 && squares.length === 0, counted };
  },
  reserve: ({ square, against }, { position }) => tryToEnter(position, at(position, square), against),
  "wipe-outs": ({ first, plies, count }, { position }) => {
    const found = countWipeOuts(at(position, first), plies);
    return { holds: found.count === count && !found.sooner, counted: found.counted };
  },
  ...CONCEPT_PROVERS,
};

/** The position with `side` to move, on a board that is given or stays. */
const turned = ({ variant, board }: Position, side: Disc, instead = board): Position => resolve(variant, instead, side);

/** The position with the discs on these squares in the other colour; null if one of them is empty. */
function recolour(position: Position, names: readonly string[]): Position | null {
  const contents = [...position.board.contents];
  for (const square of allAt(position, names)) {
    const content = contents[square] ?? "empty";
    if (content === "empty") return null;
    contents[square] = opponentOf(content);
  }
  return turned(position, position.toMove ?? position.turn, { shape: position.board.shape, contents });
}

/** What `claim` speaks of: the subject, or the position with its discs recoloured and after its moves; null if these are not legal. */
function subjectOfClaim({ recoloured, after }: Claim, subject: Subject): Subject | null {
  const position = recoloured === undefined ? subject.position : recolour(subject.position, recoloured);
  if (position === null) return null;
  const { game } = subject;
  const isGameOfIt = recoloured === undefined && game !== null && boardEquals(positionOf(game).board, position.board);
  if (after === undefined) return recoloured === undefined ? subject : { position, game: startGame(position) };
  const played = playMoves(isGameOfIt ? game : startGame(position), after);
  return played.ok ? { position: positionOf(played.value), game: played.value } : null;
}

/**
 * Proves `claim` of `subject`: by the rules alone; where a game must be read out to its end by `read`, which may ask a worker; and what is
 * only an opinion by `look`. A claim of an unknown kind does not hold, nor one that could not be read out.
 */
export async function prove<K extends ClaimKind>(
  claim: ClaimOf<K>,
  subject: Subject,
  read: Read = readByRules,
  look: LookAhead = lookPlainly,
): Promise<Proof> {
  const prover: Prover<K> | undefined = PROVERS[claim.kind as K];
  const about = subjectOfClaim(claim, subject);
  return about === null || prover === undefined ? NOTHING : prover(claim, about, read, look);
}
