import { announceMoves } from "../../../board/announce.ts";
import type { Mark } from "../../../board/types.ts";
import { movesIn } from "../../../catalogue/place.ts";
import {
  finalScore,
  type Game,
  goTo,
  nameOf,
  playOn,
  positionOf,
  type Square,
  squareNamed,
  startGame,
} from "../../../reversi/index.ts";
import type { MoveVerdict } from "../../../training/answers/move.ts";
import { isExplained, type Tried } from "../../tries/tried.ts";
import { type Desk, openSession, type Part, type Turn } from "../open.ts";
import type { Session } from "../session.ts";
import type { ExerciseFacts } from "../sheet.ts";
import { playedOf, refusalWords, resultWords } from "../words.ts";

type Facts = Extract<ExerciseFacts, { kind: "best-move" | "line" }>;

const rings = (squares: readonly Square[]): readonly Mark[] => squares.map((square) => ({ kind: "ring", square }));

/** `game` with `squares` played on, as far as they are legal. */
function played(game: Game, squares: readonly Square[]): Game {
  let on = game;
  for (const square of squares) {
    const next = playOn(on, square);
    if (!next.ok) break;
    on = next.value;
  }
  return on;
}

/** A verdict, with what is said of it where the judge has words of its own. */
type Told = MoveVerdict & { readonly text?: string };

/** What judges moves, loaded with the first. */
const loadJudge = () => import("../judge.ts");
type Judge = Awaited<ReturnType<typeof loadJudge>>;

/** Moves are played until the goal is reached, the best defence answering; a wrong one is refuted on the board. */
export function open(desk: Desk<Facts>): Session {
  const { facts, words, game: led, t, defend, best, referee } = desk;
  const start = positionOf(led);
  const { shape } = start.board;
  const { goal } = facts;
  const within = "within" in goal ? goal.within : 1;
  const asked = goal.kind === "follow" ? movesIn(goal.moves) : [];
  /** What has been played, with what is only shown: a refutation, or the solution. */
  let game = startGame(start);
  /** How many plies of `game` the board shows, how many it showed before, and where the line that can be stepped through begins. */
  let [at, from, base] = [0, 0, 0];
  /** What is marked after a wrong move, while the board shows it. */
  let missed: readonly Mark[] = [];
  /** The wrong move with its refutation, where more can be said of it. */
  let tried: Omit<Tried, "at"> | null = null;

  const shownGame = (): Game => goTo(game, at);
  const show = (next: Game, plies: number): void => {
    [game, from, at] = [next, Math.min(at, plies), plies];
  };
  const name = (square: Square): string => nameOf(shape, square);

  /** Tells the moves on the board from the ply `since` on. */
  function told(since = from): string {
    const plies = goTo(game, at).plies.slice(since);
    const last = plies.at(-1)?.after;
    if (last === undefined) return "";
    return announceMoves(plies.map(playedOf), { passes: last.passes, score: finalScore(last) }, shape, t);
  }

  /** The bold line over a task that is done: the move and what it turned, or that the goal is reached. */
  function doneTitle(): string {
    const { plies } = goTo(game, at);
    const last = plies.at(-1);
    if (last === undefined) return "";
    const values = { square: name(last.move.square), flips: last.move.flips.length };
    return t("exercise.solved", { ...values, result: resultWords(last.after, t) }).trim();
  }

  const ownMoves = (): number => goTo(game, at).plies.filter(({ disc }) => disc === start.toMove).length;

  function follow(turn: Turn, square: Square): void {
    const due = asked[at] ?? "";
    if (name(square) !== due) {
      // The square itself is shown when its name has not been enough.
      missed = [{ kind: "cross", square }, ...rings(turn.misses() === 0 ? [] : [squareNamed(shape, due) ?? square])];
      const text = t("exercise.follow.due", { number: at + 1, square: due });
      turn.miss({ title: t("exercise.follow.wrong", { square: name(square) }), text });
      return;
    }
    show(played(shownGame(), [square]), at + 1);
    if (at === asked.length) turn.solve(t("exercise.follow.right"), told());
    else turn.go(told());
  }

  function conclude(turn: Turn, moved: Game, judged: Told, { missMarks, missText, solvedText }: Judge): void {
    const plies = moved.plies.length;
    if (!judged.kept) {
      base = plies - 1;
      const refuted = played(moved, judged.line);
      show(refuted, Math.min(plies + 1, refuted.plies.length));
      const last = moved.plies.at(-1);
      const position = positionOf(goTo(moved, base));
      const line = refuted.plies.slice(base).map(({ move }) => move.square);
      tried = isExplained(position, judged) ? { position, line } : null;
      missed = last === undefined || judged.line.length > 0 ? [] : missMarks(goal, last);
      const title = t("exercise.wrong", { square: last === undefined ? "" : name(last.move.square) });
      turn.miss(
        { title, text: last === undefined ? "" : (judged.text ?? missText(goal, last, judged, t)) },
        told(base),
      );
      return;
    }
    if (judged.reached) {
      turn.solve(doneTitle(), told(plies - 1), judged.text ?? (words.solved || solvedText(goal, judged, t)));
      return;
    }
    const answered = played(moved, judged.line);
    show(answered, answered.plies.length);
    turn.go(told(plies - 1));
  }

  function choose(turn: Turn, square: Square): void {
    const position = positionOf(shownGame());
    const moved = playOn(shownGame(), square);
    if (!moved.ok) {
      turn.refuse(refusalWords(position, square, moved.error, t));
      return;
    }
    if (goal.kind === "follow") {
      follow(turn, square);
      return;
    }
    const left = within - ownMoves();
    show(moved.value, moved.value.plies.length);
    turn.think();
    const failed = (): void => {
      show(goTo(game, at - 1), at - 1);
      turn.unjudged();
    };
    const judge = async (): Promise<void> => {
      const part = await loadJudge();
      const judged: Told | null = await (referee === undefined
        ? part.judgeMove(goal, position, square, left, part.ask, best)
        : referee.judge(position, square));
      if (judged === null) {
        failed();
        return;
      }
      const isOn = judged.kept && !judged.reached;
      const line = isOn && defend ? await defend(positionOf(moved.value), judged.line) : judged.line;
      conclude(turn, moved.value, { ...judged, line }, part);
    };
    judge().catch(failed);
  }

  async function reveal(): Promise<string | null> {
    const solve = async (): Promise<readonly Square[] | null> => {
      if (referee !== undefined) return referee.solution;
      if (goal.kind === "follow") return asked.flatMap((move) => squareNamed(shape, move) ?? []);
      const { solutionOf, ask } = await loadJudge();
      return solutionOf(goal, start, within, ask);
    };
    const line = await solve();
    if (line === null || line.length === 0) return null;
    base = 0;
    show(startGame(start), 0);
    show(played(game, line), 1);
    return goal.kind === "follow" ? t("exercise.follow.right") : doneTitle();
  }

  const part = (turn: Turn): Part => ({
    face: () => {
      const now = shownGame();
      const view = positionOf(now);
      const last = now.plies.at(-1) ?? led.plies.at(-1);
      const state = turn.state();
      const of = game.plies.length - base;
      return {
        view,
        marks: state === "wrong" ? missed : [],
        legal: state === "ready" ? view.legal.map(({ square }) => square) : [],
        last: last === undefined ? null : playedOf(last),
        played: now.plies.slice(from).map(playedOf),
        tried: state === "wrong" && tried !== null ? { ...tried, at: at - base } : null,
        line: state !== "ready" && state !== "thinking" && of > 1 ? { at: at - base, of } : null,
      };
    },
    choose: (square) => choose(turn, square),
    step: (by) => {
      const plies = Math.max(base, Math.min(game.plies.length, at + by));
      show(game, plies);
      return told();
    },
    clear: (before) => {
      const plies = before === "wrong" && goal.kind !== "follow" ? base : before === "wrong" ? at : 0;
      show(goTo(game, plies), plies);
      base = 0;
    },
    reveal,
  });

  return openSession(desk, part);
}
