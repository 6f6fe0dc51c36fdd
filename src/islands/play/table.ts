import { atom, type ReadableAtom } from "nanostores";
import {
  type Game,
  type Position,
  positionOf,
  type Square,
  startGame,
  startPosition,
  VARIANTS,
} from "../../reversi/index.ts";
import {
  answerInDuel,
  canPlayAgain,
  canTakeBack,
  type Duel,
  type DuelError,
  isOpponentsTurn,
  playAgain,
  playInDuel,
  takeBack,
} from "../../training/duel.ts";
import type { Seating } from "../../training/seating.ts";

/** Chooses a move in a position that has one, and rejects if it cannot. It may go on for nothing once the signal is given. */
export type Opponent = (position: Position, signal: AbortSignal) => Promise<Square>;

/** What can be seen of a table. */
export interface Sitting {
  readonly seating: Seating;
  readonly duel: Duel;
  /** A person is to move; the opponent thinks; the opponent could not answer; or the game is over. */
  readonly state: "ready" | "thinking" | "stuck" | "over";
  /** How many discs lay on the board before what has happened last: it is seen to happen. Null where the board just changes. */
  readonly since: number | null;
  /** What brought the table here. */
  readonly by: "start" | "seat" | "move" | "undo" | "redo" | "bring-back" | "other-tab" | "link" | "record";
  /** A try that counts for nothing, and why. */
  readonly refused: { readonly square: Square; readonly error: DuelError } | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether Undo brings back the game before this one. */
  readonly bringsBack: boolean;
  /** Grows with everything that is to be said. */
  readonly turn: number;
}

/** A game under way, and what it is kept under. Times in milliseconds since 1970. */
export interface Kept {
  readonly id: string;
  readonly seating: Seating;
  readonly game: Game;
  readonly begun: number;
  readonly at: number;
}

/** What a table works with. */
export interface TableOptions {
  readonly opponentFor: (seating: Seating, id: string) => Opponent;
  /** Keeps the game as it stands. */
  readonly keep: (kept: Kept) => void;
  /** How long the last move is looked at before the opponent's answer is shown, in milliseconds. */
  readonly pauseAfter: (duel: Duel) => number;
  readonly newId: () => string;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** A board at which games are played, one after the other. It knows no page: an island draws what it shows and tells it what is done. */
export interface Table {
  readonly $sitting: ReadableAtom<Sitting>;
  /** What is at the table now, as it is kept. */
  readonly kept: () => Kept;
  /** Whether nothing has been done here yet, so that a game of the record may take the place. */
  readonly isFresh: () => boolean;
  choose(square: Square): void;
  undo(): void;
  redo(): void;
  /** Begins a new game. One that had moves can be brought back by `undo` until the first move. */
  begin(seating: Seating): void;
  /** Seats others where no move has been made. Somebody who has Black begins only when `begin` says so. */
  seat(seating: Seating): void;
  /** Puts a game on the table that was kept or came by a link. */
  lay(kept: Kept, by: "record" | "other-tab"): void;
  follow(seating: Seating, game: Game): void;
  /** Asks the opponent once more, where it could not answer. */
  askAgain(): void;
  /** Ends what is still thought about. */
  leave(): void;
}

const learnerOf = ({ learner }: Seating): Duel["learner"] => (learner === "both" ? null : learner);

const isSame = (a: Seating, b: Seating): boolean =>
  a.variant === b.variant && a.level === b.level && a.learner === b.learner;

/** A second tap on the square just played, within so many milliseconds, is the rest of a double tap. */
const ECHO = 1000;

export function openTable(seated: Seating, options: TableOptions): Table {
  const { opponentFor, keep, pauseAfter, newId, now, wait } = options;
  const newKept = (
    seating: Seating,
    game = startGame(startPosition(VARIANTS[seating.variant])),
    id = newId(),
  ): Kept => {
    const at = now();
    return { id, seating, game, begun: at, at };
  };
  let kept = newKept(seated);
  /** The game before this one, until a move is made. */
  let before: Kept | null = null;
  let isFresh = true;
  /** Whether what is on the table is kept: a game of a link only once a person has moved in it. */
  let isOurs = true;
  /** The question put to the opponent; what comes of an older one is dropped. */
  let asked: AbortController | null = null;
  let [state, since, by, refused]: [Sitting["state"], Sitting["since"], Sitting["by"], Sitting["refused"]] = [
    "ready",
    null,
    "start",
    null,
  ];
  let lastMove = Number.NEGATIVE_INFINITY;
  let turn = 0;

  const duel = (): Duel => ({ game: kept.game, learner: learnerOf(kept.seating) });

  const sitting = (): Sitting => {
    const current = duel();
    const bringsBack = !canTakeBack(current) && before !== null;
    return {
      seating: kept.seating,
      duel: current,
      state,
      since,
      by,
      refused,
      canUndo: canTakeBack(current) || bringsBack,
      canRedo: canPlayAgain(current),
      bringsBack,
      turn,
    };
  };
  const $sitting = atom(sitting());
  const show = (): void => {
    turn += 1;
    $sitting.set(sitting());
  };

  /** Puts the question, if it is the opponent's turn. The answer is shown when both it and the pause have come to an end. */
  function ask(): void {
    asked?.abort();
    asked = null;
    const awaited = duel();
    if (!isOpponentsTurn(awaited)) {
      state = positionOf(awaited.game).toMove === null ? "over" : "ready";
      return;
    }
    state = "thinking";
    const question = new AbortController();
    asked = question;
    const opponent = opponentFor(kept.seating, kept.id);
    const answer = Promise.resolve().then(() => opponent(positionOf(awaited.game), question.signal));
    Promise.all([answer, wait(pauseAfter(awaited))]).then(
      ([square]) => {
        if (asked !== question) return;
        const next = answerInDuel(awaited, square);
        if (next.ok) enter(next.value.game, "move", awaited.game.plies.length);
        else stick();
      },
      () => asked === question && stick(),
    );
  }

  function stick(): void {
    asked = null;
    state = "stuck";
    show();
  }

  /** The game has changed: it is kept, shown, and answered if it is the opponent's turn. */
  function enter(game: Game, how: Sitting["by"], from: number | null): void {
    isFresh = false;
    // Of two states of one game the later counts, so no two have the same moment.
    kept = { ...kept, game, at: Math.max(now(), kept.at + 1) };
    [since, by, refused] = [from, how, null];
    if (isOurs) keep(kept);
    ask();
    show();
  }

  /** Another game comes to the table. */
  function change(next: Kept, how: Sitting["by"]): void {
    kept = next;
    [since, by, refused] = [null, how, null];
    ask();
    show();
  }

  function refuse(square: Square, error: DuelError): void {
    refused = { square, error };
    show();
  }

  return {
    $sitting,
    kept: () => kept,
    isFresh: () => isFresh,
    choose: (square) => {
      const last = kept.game.plies.at(-1)?.move.square;
      const next = playInDuel(duel(), square);
      if (next.ok) {
        before = null;
        isOurs = true;
        lastMove = now();
        enter(next.value.game, "move", kept.game.plies.length);
      } else if (square !== last || now() - lastMove > ECHO) refuse(square, next.error);
    },
    undo: () => {
      if (canTakeBack(duel())) enter(takeBack(duel()).game, "undo", null);
      else if (before !== null) {
        kept = before;
        before = null;
        enter(kept.game, "bring-back", null);
      }
    },
    redo: () => {
      if (canPlayAgain(duel())) enter(playAgain(duel()).game, "redo", null);
    },
    begin: (seating) => {
      const { plies, undone } = kept.game;
      const isUntouched = plies.length + undone.length === 0;
      if (!isUntouched) before = kept;
      isOurs = true;
      kept = newKept(seating, undefined, isUntouched ? kept.id : newId());
      enter(kept.game, "start", null);
    },
    seat: (seating) => {
      if (kept.game.plies.length + kept.game.undone.length > 0 || state === "thinking") return;
      const { turn: first } = startPosition(VARIANTS[seating.variant]);
      const isFirst = seating.learner === "both" || seating.learner === first;
      const seated = isFirst ? seating : { ...seating, learner: first };
      if (!isSame(seated, kept.seating)) change(newKept(seated, undefined, kept.id), "seat");
    },
    lay: (next, how) => {
      isFresh = false;
      isOurs = true;
      before = null;
      change(next, how);
    },
    follow: (seating, game) => {
      isFresh = false;
      isOurs = false;
      change(newKept(seating, game), "link");
    },
    askAgain: () => {
      if (state !== "stuck") return;
      ask();
      show();
    },
    leave: () => {
      asked?.abort();
      asked = null;
    },
  };
}
