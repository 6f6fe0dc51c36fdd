import { useStore } from "@nanostores/preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BookNode } from "../../openings/index.ts";
import { newGame, type Square, type SquareName } from "../../reversi/index.ts";
import { loadEngine } from "../analysis/engine.ts";
import type { LinkFault } from "../analysis/link.ts";
import { type Desk, openDesk, type Session } from "../analysis/session.ts";
import { showAddress } from "../analysis/show-address.ts";
import { keyOf, latestOf, openReader, type Reading } from "../analysis/values.ts";
import { newWork, placeOf } from "../analysis/work.ts";
import { fetchPack } from "./fetch-pack.ts";
import { type Library, openShelf } from "./library.ts";
import { isWanting, type Row, rowsOf } from "./rows.ts";
import { opener } from "./turn.ts";
import { makeLink, readLink, type Walk } from "./walk.ts";

/** How long a position that the book does not value is read, in milliseconds. */
const READING = 10_000;

/** From so many plies on the positions ahead are not in the first pack. */
const DEEP = 3;

/** What shows that somebody is there. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** A walk through the openings, and what is known of where it is. */
export interface ExplorerPage {
  readonly desk: Desk;
  readonly session: Session;
  readonly library: Library;
  readonly fetchAgain: () => void;
  readonly node: BookNode | undefined;
  readonly rows: readonly Row[];
  /** What the engine says, where it was asked. */
  readonly reading: Reading | undefined;
  readonly fault: LinkFault | null;
  /** The first move as it was given, where it was turned to f5. */
  readonly turned: SquareName | null;
  /** Whether somebody has done anything yet: who only opens the page needs none of what can be done. */
  readonly isStirred: boolean;
  readonly choose: (square: Square) => void;
  readonly goTo: (walk: Walk) => void;
  /** One move back, to the start at most, and one forward again. */
  readonly back: () => void;
  readonly forward: () => void;
}

export function useExplorer(): ExplorerPage {
  const desk = useMemo(() => openDesk(newWork(newGame())), []);
  const shelf = useMemo(() => openShelf(fetchPack), []);
  const reader = useMemo(() => openReader(loadEngine), []);
  const [session, setSession] = useState(desk.$session.get());
  const library = useStore(shelf.$library);
  const readings = useStore(reader.$readings);
  const [fault, setFault] = useState<LinkFault | null>(null);
  const [first, setFirst] = useState<SquareName | null>(null);
  const [isStirred, setStirred] = useState(false);
  const open = useRef(opener());

  const goTo = (walk: Walk): void => {
    setFirst(walk.first);
    desk.lay(newWork(walk.game), { kind: "go" });
  };

  // At once, so that a page that is ready shows what its address asks for.
  useLayoutEffect(() => {
    const unlisten = desk.$session.listen((next) => {
      setSession(next);
      setFault(null);
      showAddress(makeLink(next.work.game));
    });
    const asked = readLink(location.search);
    if (asked?.ok) {
      setFirst(asked.value.first);
      desk.lay(newWork(asked.value.game), { kind: "link" });
    } else if (asked !== null) setFault(asked.error);
    shelf.open();
    const end = (): void => {
      for (const sign of SIGNS) document.removeEventListener(sign, stir);
    };
    const stir = (): void => {
      end();
      setStirred(true);
      shelf.wantAll();
    };
    for (const sign of SIGNS) document.addEventListener(sign, stir, { passive: true });
    return () => {
      unlisten();
      reader.stop();
      end();
    };
  }, []);

  const { game } = session.work;
  const position = placeOf(session.work);
  const key = keyOf(position);
  const { book, state } = library;
  const node = useMemo(() => book?.at(position), [library, key]);
  const reading = readings.get(key);
  const isKnown = node !== undefined || state === "whole" || state === "unreachable";
  const rows = useMemo(
    () => (isKnown && position.toMove !== null ? rowsOf(position, node, latestOf(reading)) : []),
    [node, key, isKnown, reading],
  );
  useEffect(() => {
    if (game.plies.length >= DEEP) shelf.wantAll();
  }, [game.plies.length]);
  const asks = isWanting(rows);
  useEffect(() => {
    if (asks) reader.read([position], READING);
    else reader.stop();
  }, [asks, key]);

  return {
    desk,
    session,
    library,
    fetchAgain: shelf.open,
    node,
    rows,
    reading: asks ? reading : undefined,
    fault,
    isStirred,
    turned: game.plies.length > 0 && first !== "f5" ? first : null,
    choose: (square) => {
      const f5 = game.plies.length === 0 ? open.current.toF5(square) : null;
      if (f5 !== null) setFirst(f5.first);
      else if (open.current.isEcho(square)) return;
      desk.choose(f5?.square ?? square);
    },
    goTo,
    back: () => game.plies.length > 0 && desk.undo(),
    forward: () => game.undone.length > 0 && desk.redo(),
  };
}
