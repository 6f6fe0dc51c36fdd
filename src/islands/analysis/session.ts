import { atom, type ReadableAtom } from "nanostores";
import {
  type Game,
  goTo,
  type PlayError,
  type Ply,
  type Position,
  playOn,
  positionOf,
  type Square,
  startGame,
} from "../../reversi/index.ts";
import { makeLink } from "./link.ts";
import {
  asItWas,
  canRedo,
  canUndo,
  goToPly,
  inPlaceOf,
  placeOf,
  playHere,
  recolour,
  redoOne,
  undoOne,
  type Work,
} from "./work.ts";

/** What has been done last. */
type News =
  | { readonly kind: "start" | "move" | "undo" | "redo" | "go" | "link" | "new" | "recoloured" | "step" | "left" }
  | { readonly kind: "mode" }
  | { readonly kind: "pasted"; readonly games: number }
  | { readonly kind: "refused"; readonly square: Square; readonly error: PlayError }
  | { readonly kind: "no-disc"; readonly square: Square };

/** A line that is stepped through beside the game: a game from where that one stands. */
export interface Look {
  /** The move it begins with. */
  readonly square: Square;
  readonly game: Game;
}

/** What can be seen of the work at the board. */
export interface Session {
  readonly work: Work;
  /** What a tap on the board does: it makes a move, or gives a disc the other colour. */
  readonly mode: "move" | "recolour";
  readonly look: Look | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly news: News;
  /** Grows with everything that is to be said. */
  readonly turn: number;
}

/** The work at a board. It knows no page: an island draws what it shows and tells it what is done. */
export interface Desk {
  readonly $session: ReadableAtom<Session>;
  /** A tap on a square: a move of the side to move in what is shown, or a recolouring. */
  choose(square: Square): void;
  /** Gives the disc on a square the other colour, whatever a tap does. */
  recolour(square: Square): void;
  undo(): void;
  /** Takes back every recolouring that led to the position, one after the other. */
  asItWas(): void;
  redo(): void;
  goTo(ply: number): void;
  /** Changes what a tap does. */
  setMode(mode: Session["mode"]): void;
  /** Puts another work on the board; Undo at its beginning goes back to this one, unless nothing has been done yet. */
  lay(work: Work, news: News): void;
  /** Shows a line of moves from where the game stands, so many of them made: the first alone unless it says more. */
  look(line: readonly (Square | "pass")[], made?: number): void;
  step(by: number): void;
  /** Makes the moves of the line that are shown. */
  take(): void;
  /** Goes back from the line to the game. */
  leave(): void;
}

/** A second tap on the square just played, within so many milliseconds, is the rest of a double tap. */
const ECHO = 1000;

/** The position that is shown. */
export const shownOf = ({ work, look }: Session): Position => (look === null ? placeOf(work) : positionOf(look.game));

/** The disc that was placed last in what is shown. */
export const lastOf = ({ work, look }: Session): Ply | undefined => look?.game.plies.at(-1) ?? work.game.plies.at(-1);

/** The line as a game from `position`, all of it taken back; passes are implied. It ends where a move cannot be made. */
function lineFrom(position: Position, line: readonly (Square | "pass")[]): Game {
  let game = startGame(position);
  for (const square of line) {
    if (square === "pass") continue;
    const next = playOn(game, square);
    if (!next.ok) break;
    game = next.value;
  }
  return goTo(game, 0);
}

/** The work after the moves of the line that are shown. */
const withLook = (work: Work, look: Look | null): Work =>
  (look?.game.plies ?? []).reduce<Work>((so, { move }) => {
    const next = playHere(so, move.square);
    return next.ok ? next.value : so;
  }, work);

export function openDesk(first: Work, now: () => number = Date.now): Desk {
  let [work, mode, look]: [Work, Session["mode"], Look | null] = [first, "move", null];
  let news: News = { kind: "start" };
  let turn = 0;
  let lastMove = Number.NEGATIVE_INFINITY;
  const session = (): Session => ({
    work,
    mode,
    look,
    canUndo: look === null && canUndo(work),
    canRedo: look === null && canRedo(work),
    news,
    turn,
  });
  const $session = atom(session());
  const tell = (what: News): void => {
    news = what;
    turn += 1;
    $session.set(session());
  };
  const enter = (next: Work, what: News): void => {
    [work, look] = [next, null];
    tell(what);
  };

  function move(square: Square): void {
    const last = lastOf(session())?.move.square;
    const next = playHere(withLook(work, look), square);
    if (next.ok) {
      lastMove = now();
      enter(next.value, { kind: "move" });
    } else if (square !== last || now() - lastMove > ECHO) tell({ kind: "refused", square, error: next.error });
  }

  function turnOver(square: Square): void {
    const next = recolour(work, square);
    if (next === null) tell({ kind: "no-disc", square });
    else enter(next, { kind: "recoloured" });
  }

  return {
    $session,
    choose: (square) => (mode === "move" ? move(square) : turnOver(square)),
    recolour: turnOver,
    undo: () => {
      if (session().canUndo) enter(undoOne(work), { kind: "undo" });
    },
    asItWas: () => {
      let before = work;
      while (asItWas(before) !== null) before = undoOne(before);
      if (before !== work) enter(before, { kind: "undo" });
    },
    redo: () => {
      if (session().canRedo) enter(redoOne(work), { kind: "redo" });
    },
    goTo: (ply) => enter(goToPly(work, ply), { kind: "go" }),
    setMode: (next) => {
      [mode, look] = [next, null];
      tell({ kind: "mode" });
    },
    lay: (next, what) => {
      const isBlank = makeLink(work) === "" && work.before === null;
      mode = "move";
      enter(isBlank ? next : inPlaceOf(work, next), what);
    },
    look: (line, made = 1) => {
      const game = goTo(lineFrom(placeOf(work), line), made);
      const [begun] = game.plies;
      if (begun === undefined) return;
      [mode, look] = ["move", { square: begun.move.square, game }];
      tell({ kind: "step" });
    },
    step: (by) => {
      if (look === null) return;
      look = { ...look, game: goTo(look.game, look.game.plies.length + by) };
      tell({ kind: "step" });
    },
    take: () => {
      if (look !== null) enter(withLook(work, look), { kind: "move" });
    },
    leave: () => {
      if (look === null) return;
      look = null;
      tell({ kind: "left" });
    },
  };
}
