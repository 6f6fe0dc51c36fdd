import { atom } from "nanostores";
import type { BoardView, Mark, PlayedMove } from "../../board/types.ts";
import type { ExerciseWords } from "../../catalogue/exercise.ts";
import { squaresOf } from "../../catalogue/marks.ts";
import type { Translate } from "../../locales/text.ts";
import { type Game, type Position, type Square, squareNamed } from "../../reversi/index.ts";
import type { AttemptState } from "../../training/answers/attempt.ts";
import type { MoveVerdict } from "../../training/answers/move.ts";
import { ECHO } from "./said.ts";
import type { Answer, Outcome, Prompt, Session, Shown } from "./session.ts";
import type { ExerciseFacts } from "./sheet.ts";
import { hintWords } from "./words.ts";

/** Judges moves where something else than the engine knows what they are worth. */
export interface Referee {
  /** What the move on a square comes to, and what is said of it; null where that cannot be told. */
  readonly judge: (position: Position, square: Square) => Promise<(MoveVerdict & { readonly text: string }) | null>;
  /** How the goal is reached. */
  readonly solution: readonly Square[];
}

/** What a session is opened with. */
export interface Desk<F extends ExerciseFacts = ExerciseFacts> {
  readonly facts: F;
  readonly words: ExerciseWords;
  /** The game that leads to the position of the exercise. */
  readonly game: Game;
  readonly t: Translate;
  /** Told what has become of the exercise each time it is solved, missed or shown. */
  readonly tell: (outcome: Outcome) => void;
  /** The move that is proven to be the strongest, where that is asked for and known. */
  readonly best?: Square | undefined;
  readonly referee?: Referee | undefined;
  /** How many hints were read before the page was loaded anew. */
  readonly hinted?: number;
  /** Told how many hints have been read. */
  readonly tellHints?: (hints: number) => void;
  /** Chooses what the other side answers where several moves are played, instead of the best `answer`: the moves until the learner is to move. */
  readonly defend?: ((after: Position, answer: readonly Square[]) => Promise<readonly Square[]>) | undefined;
}

/** What is on the board, and what can be answered beside it. */
interface Face {
  readonly view: BoardView;
  readonly legal?: readonly Square[] | null;
  readonly marks?: readonly Mark[];
  readonly last?: PlayedMove | null;
  readonly played?: readonly PlayedMove[];
  readonly answer?: Answer | null;
  readonly checks?: boolean;
  readonly standing?: boolean;
  readonly scored?: boolean;
  readonly line?: Shown["line"];
  readonly tried?: Shown["tried"];
  readonly over?: Shown["over"];
  readonly canUndo?: boolean;
  /** What has happened last, under the task. */
  readonly note?: string;
  /** What is asked just now, where that changes: the square to find next. */
  readonly task?: string;
}

/** A verdict: one bold line, one sentence. */
interface Verdict {
  readonly title: string;
  readonly text: string;
}

/** What the part of a kind can do to its session. Each says what has happened, for the status region. */
export interface Turn {
  readonly state: () => AttemptState;
  /** Whether an answer is asked for, or looked at. */
  readonly isOpen: () => boolean;
  /** How many answers were wrong so far. */
  readonly misses: () => number;
  /** Something changed that is no answer yet. */
  readonly go: (said: string) => void;
  /** A try that counts for nothing, and why. */
  readonly refuse: (why: string) => void;
  /** What follows is no longer found alone. */
  readonly aid: () => void;
  /** The answer is looked at; nothing else is taken until it is. */
  readonly think: (said?: string) => void;
  /** The answer could not be looked at; it may be given again. */
  readonly unjudged: () => void;
  readonly miss: (verdict: Verdict, said?: string) => void;
  /** The verdict's text is the exercise's own unless another is given. */
  readonly solve: (title: string, said?: string, text?: string) => void;
}

/** What the kind of an exercise brings to its session. */
export interface Part {
  readonly face: () => Face;
  readonly choose?: (square: Square) => void;
  readonly pick?: (value: string) => void;
  readonly check?: () => void;
  /** Takes a move back, where the face says that this can be done. */
  readonly undo?: () => void;
  readonly step?: (by: number) => string;
  readonly type?: (text: string) => boolean;
  /** Why a square cannot be chosen while something is looked at; nothing is said of it unless it is given. */
  readonly waiting?: () => string;
  /** Goes back to where the learner may try again, after a miss or after the end. */
  readonly clear: (from: AttemptState) => void;
  /** Puts the solution on the board and gives its name; null where it could not be worked out. */
  readonly reveal: () => string | Promise<string | null>;
}

const rings = (squares: readonly Square[]): readonly Mark[] => squares.map((square) => ({ kind: "ring", square }));

/** Opens a session: what all kinds have in common, from hints to verdicts. */
export function openSession(
  { facts, words, game, t, tell, hinted = 0, tellHints }: Desk,
  make: (turn: Turn) => Part,
): Session {
  let state: AttemptState = "ready";
  let [misses, hints, isAided] = [0, 0, false];
  let rung: number | null = null;
  let [refusal, verdict] = ["", null as (Verdict & { readonly kind: "right" | "wrong" | "shown" }) | null];
  let said = { text: "", turn: 0 };
  /** When the last answer was given or judged. */
  let judged = Number.NEGATIVE_INFINITY;
  const { shape } = game.start.board;

  const isOpen = (): boolean => state === "ready";

  const end = (outcome: Outcome["outcome"]): void => {
    judged = performance.now();
    const tries = misses + (outcome === "solved" ? 1 : 0);
    const read = Math.max(hints, hinted);
    const unaided = outcome === "solved" && misses === 0 && read === 0 && !isAided;
    tell({ outcome, tries, hints: read, unaided });
  };

  const turn: Turn = {
    state: () => state,
    isOpen: () => state === "ready" || state === "thinking",
    misses: () => misses,
    go: (text) => {
      state = "ready";
      [refusal, verdict] = ["", null];
      say(text);
    },
    refuse: (why) => {
      refusal = why;
      say(why);
    },
    aid: () => {
      isAided = true;
    },
    think: (text = "") => {
      state = "thinking";
      refusal = "";
      judged = performance.now();
      say(text);
    },
    unjudged: () => {
      state = "ready";
      turn.refuse(t("exercise.unjudged"));
    },
    miss: ({ title, text }, first = "") => {
      state = "wrong";
      misses += 1;
      [rung, refusal] = [null, ""];
      verdict = { kind: "wrong", title, text: [text, words.wrong].filter(Boolean).join(" ") };
      say([first, title, verdict.text].filter(Boolean).join(" "));
      end("wrong");
    },
    solve: (title, first = "", text = words.solved) => {
      state = "solved";
      [rung, refusal] = [null, ""];
      const named = t("exercise.title.solved", { words: title });
      verdict = { kind: "right", title: named, text };
      say(first === "" ? `${named} ${text}` : `${first} ${t("exercise.said.solved", { text })}`);
      end("solved");
    },
  };

  const part = make(turn);

  /** The squares that the hint shown rings. */
  function ringed(): readonly string[] {
    const hint = rung === null ? undefined : facts.hints[rung];
    return hint === undefined ? [] : squaresOf(hint);
  }

  function promptOf(task: string, happened: string): Prompt {
    if (verdict !== null) {
      return { kind: "card", verdict: verdict.kind, title: verdict.title, text: refusal || verdict.text };
    }
    const of = { number: (rung ?? 0) + 1, of: facts.hints.length };
    const label = rung === null ? t("exercise.task") : t("exercise.hint.label", of);
    const note = refusal || (rung === null ? happened : (words.hints[rung] ?? ""));
    return { kind: "task", label: refusal === "" ? label : t("exercise.refused"), text: task, note };
  }

  function shown(): Shown {
    const {
      view,
      legal = null,
      marks = [],
      last = null,
      played = [],
      task = words.task,
      note = "",
      ...face
    } = part.face();
    const hinted = ringed().flatMap((name) => squareNamed(shape, name) ?? []);
    return {
      state,
      view,
      legal,
      marks: [...rings(hinted), ...marks],
      last,
      played,
      prompt: promptOf(task, note),
      answer: face.answer ?? null,
      checks: face.checks ?? false,
      standing: face.standing ?? true,
      scored: face.scored ?? true,
      line: face.line ?? null,
      tried: face.tried ?? null,
      over: face.over ?? null,
      hasHint: isOpen() && facts.hints.length > 0,
      canUndo: part.undo === undefined ? null : state === "ready" && (face.canUndo ?? false),
      said,
    };
  }

  const $shown = atom(shown());

  function say(text: string): void {
    said = { text, turn: said.turn + 1 };
    $shown.set(shown());
  }

  const reveal = (found: string): void => {
    const title = t("exercise.title.revealed", { words: found });
    state = "revealed";
    isAided = true;
    [rung, refusal] = [null, ""];
    verdict = { kind: "shown", title, text: words.solved };
    say(`${title} ${words.solved}`.trim());
    end("revealed");
  };

  /** What comes after the end is told, but the verdict stays to be read. */
  const unlessDone = (act: (() => void) | undefined): void => {
    if (isOpen()) act?.();
    else if (state !== "thinking" && performance.now() - judged > ECHO) say(t("exercise.not-now"));
  };

  return {
    $shown,
    choose: (square) => {
      const why = state === "thinking" && performance.now() - judged > ECHO ? part.waiting?.() : undefined;
      if (why === undefined) unlessDone(() => part.choose?.(square));
      else turn.refuse(why);
    },
    pick: (value) => unlessDone(() => part.pick?.(value)),
    check: () => unlessDone(part.check),
    hint: () => {
      const { length } = facts.hints;
      if (!isOpen() || length === 0) return;
      // Once all are known, they can be read again in turn.
      rung = hints < length ? hints : ((rung ?? -1) + 1) % length;
      hints = Math.max(hints, rung + 1);
      tellHints?.(hints);
      refusal = "";
      say(hintWords(words.hints[rung] ?? "", ringed(), t));
    },
    undo: () => {
      if (shown().canUndo) part.undo?.();
    },
    show: () => {
      if (!isOpen()) return;
      const title = part.reveal();
      if (typeof title === "string") reveal(title);
      else {
        turn.think();
        title.then((found) => (found === null ? turn.unjudged() : reveal(found)), turn.unjudged);
      }
    },
    again: () => {
      if (isOpen() || state === "thinking") return;
      const from = state;
      state = "ready";
      part.clear(from);
      turn.go(words.task);
    },
    step: (by) => {
      const words = part.step?.(by);
      if (words !== undefined) say(words);
    },
    type: (text) => isOpen() && (part.type?.(text) ?? false),
  };
}
