import { positionText } from "../../../board/view.ts";
import type { Player } from "../../../engine/client.ts";
import { countDiscs, type Disc, goTo, positionOf, startGame } from "../../../reversi/index.ts";
import { judgePlayOut } from "../../../training/answers/play-out.ts";
import {
  answerInDuel,
  canTakeBack,
  type Duel,
  isLearnersTurn,
  isOpponentsTurn,
  playInDuel,
  resultOf,
  takeBack,
} from "../../../training/duel.ts";
import { opponentLike, seedOf } from "../../play/opponent.ts";
import { duelWords } from "../duel-words.ts";
import { type Desk, openSession, type Turn } from "../open.ts";
import type { GameOver, Session } from "../session.ts";
import type { ExerciseFacts } from "../sheet.ts";
import { playedOf, refusalWords, resultWords } from "../words.ts";

const loadPace = () => import("../../play/pace.ts");

type Facts = Extract<ExerciseFacts, { kind: "play-out" }>;

/** With at most so many empty squares the strongest opponent reads the game out, and what it plays is proven. */
const PROVEN_EMPTIES = 14;

function playerOf(against: Facts["against"]): Player {
  if (against === undefined) return { kind: "level", level: 1 };
  return "level" in against ? { kind: "level", ...against } : { kind: "habit", ...against };
}

/** A game is played to its end from the position of the exercise, against an opponent who answers. */
export function open(desk: Desk<Facts>): Session {
  const { facts, game: led, t } = desk;
  const start = positionOf(led);
  const side = start.toMove ?? start.turn;
  const fresh: Duel = { game: startGame(start), learner: side };
  const seed = seedOf(positionText(start.board));
  const opponent = opponentLike(playerOf(facts.against), seed);
  /** The whole of what has been played; how many discs of it are shown, and how many were before. */
  let duel = fresh;
  let [at, from] = [0, 0];
  let over: GameOver | null = null;

  const show = (next: Duel, since: number): void => {
    [duel, from, at] = [next, since, next.game.plies.length];
  };
  const shown = (): Duel => ({ ...duel, game: goTo(duel.game, at) });
  const told = (): string => duelWords(shown(), from, t);

  const isOver = (learner: Disc | null): void => {
    over = { game: duel.game, before: led.plies.length, learner, at: Date.now() };
  };

  function conclude(turn: Turn): void {
    const result = resultOf(duel);
    if (result === null) return;
    isOver(side);
    const title = resultWords(positionOf(duel.game), t);
    const { reached, lead } = judgePlayOut(facts.goal, result, side);
    if (reached) turn.solve(title, told());
    else turn.miss({ title, text: t(lead < 0 ? "exercise.play-out.lost" : "exercise.play-out.short") }, told());
  }

  function enter(turn: Turn, next: Duel): void {
    show(next, duel.game.plies.length);
    if (isOpponentsTurn(duel)) {
      turn.think(told());
      answer(turn);
    } else if (isLearnersTurn(duel)) turn.go(told());
    else conclude(turn);
  }

  /** Shows the opponent's move when it is chosen and the last one has been seen. Nothing else can be done meanwhile. */
  function answer(turn: Turn): void {
    const awaited = duel;
    const failed = (): void => {
      const before = takeBack(awaited);
      show({ ...before, game: { ...before.game, undone: [] } }, before.game.plies.length);
      turn.unjudged();
    };
    const chosen = opponent(positionOf(awaited.game), new AbortController().signal);
    const seen = loadPace().then(({ pauseAfter, wait }) => wait(pauseAfter(awaited)));
    Promise.all([chosen, seen]).then(([square]) => {
      const next = answerInDuel(awaited, square);
      if (next.ok) enter(turn, next.value);
      else failed();
    }, failed);
  }

  /** Plays the game out with a strong player in the learner's place; null if even that does not reach the goal. */
  async function playedOut(): Promise<Duel | null> {
    const isProven = countDiscs(start.board).empty <= PROVEN_EMPTIES;
    const strong = opponentLike({ kind: "level", level: isProven ? 6 : 5 }, seed);
    const { signal } = new AbortController();
    let line = fresh;
    while (resultOf(line) === null) {
      const isOwn = isLearnersTurn(line);
      const square = await (isOwn ? strong : opponent)(positionOf(line.game), signal);
      const next = (isOwn ? playInDuel : answerInDuel)(line, square);
      if (!next.ok) return null;
      line = next.value;
    }
    const result = resultOf(line);
    return result !== null && judgePlayOut(facts.goal, result, side).reached ? line : null;
  }

  return openSession(desk, (turn) => ({
    face: () => {
      const { game } = shown();
      const view = positionOf(game);
      const last = game.plies.at(-1) ?? led.plies.at(-1);
      const state = turn.state();
      return {
        view,
        legal: state === "ready" ? view.legal.map(({ square }) => square) : [],
        last: last === undefined ? null : playedOf(last),
        played: game.plies.slice(from).map(playedOf),
        canUndo: canTakeBack(duel),
        line: turn.isOpen() ? null : { at, of: duel.game.plies.length },
        over: turn.isOpen() || facts.against === undefined ? null : over,
        note: told(),
      };
    },
    choose: (square) => {
      const next = playInDuel(duel, square);
      if (next.ok) enter(turn, next.value);
      else {
        const { error } = next;
        const why = error === "not-your-turn" ? "not-now" : error;
        turn.refuse(refusalWords(positionOf(duel.game), square, why, t));
      }
    },
    undo: () => {
      const { game, ...before } = takeBack(duel);
      show({ ...before, game: { ...game, undone: [] } }, game.plies.length);
      // To try other moves until the goal is reached is no feat; where the goal is only the end, nothing is lost.
      if (facts.goal.kind !== "end") turn.aid();
      turn.go(t("exercise.undone"));
    },
    waiting: () => t("exercise.play-out.wait"),
    step: (by) => {
      at = Math.max(0, Math.min(duel.game.plies.length, at + by));
      from = Math.max(0, at - 1);
      return told();
    },
    clear: () => show(fresh, 0),
    reveal: async () => {
      const line = await playedOut();
      if (line === null) return null;
      show(line, 0);
      at = 1;
      isOver(null);
      return resultWords(positionOf(line.game), t);
    },
  }));
}
