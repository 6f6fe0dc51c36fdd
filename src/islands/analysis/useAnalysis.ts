import { useStore } from "@nanostores/preact";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { newGame } from "../../reversi/index.ts";
import { hasLevels } from "../../training/seating.ts";
import { loadEngine } from "./engine.ts";
import { type LinkFault, makeLink } from "./link.ts";
import { readLink } from "./read-link.ts";
import { type Desk, openDesk, type Session } from "./session.ts";
import { showAddress } from "./show-address.ts";
import { keyOf, openReader, type Readings } from "./values.ts";
import { asItWas, newWork, placeOf } from "./work.ts";

/** How long a position is read, at first and when more is asked, in milliseconds. */
const READING = 10_000;
const LONGER = 60_000;

/** Puts what the address asks for on the board. Gives what is wrong with it, if anything is. */
function follow(desk: Desk): LinkFault | null {
  const read = readLink(location.search);
  if (read?.ok) desk.lay(read.value, { kind: "link" });
  return read?.ok === false ? read.error : null;
}

/** The work at the board of the page, what is known of its position, and what is wrong with the address. */
export interface AnalysisPage {
  readonly desk: Desk;
  readonly session: Session;
  readonly readings: Readings;
  readonly fault: LinkFault | null;
  /** Whether positions of this board can be valued. */
  readonly isValued: boolean;
  /** Reads on in the position that is there. */
  readonly readLonger: () => void;
}

/** `wantsValues`: whether positions are read at all. */
export function useAnalysis(wantsValues: boolean): AnalysisPage {
  const desk = useMemo(() => openDesk(newWork(newGame())), []);
  const reader = useMemo(() => openReader(loadEngine), []);
  const [session, setSession] = useState(desk.$session.get());
  const readings = useStore(reader.$readings);
  const [fault, setFault] = useState<LinkFault | null>(null);
  const [isRead, setIsRead] = useState(false);
  const [longer, setLonger] = useState({ key: "", times: 0 });

  // At once, so that a page that is ready shows what its address asks for, and whoever reloads comes back to what was there.
  useLayoutEffect(() => {
    const unlisten = desk.$session.listen((next) => {
      setSession(next);
      setFault(null);
      showAddress(makeLink(next.work));
    });
    setFault(follow(desk));
    setIsRead(true);
    return () => {
      unlisten();
      reader.stop();
    };
  }, []);

  const { work } = session;
  const position = placeOf(work);
  const was = asItWas(work);
  const isValued = hasLevels(position.variant);
  const key = keyOf(position);
  const wanted = was === null ? [position] : [position, placeOf(was.work)];
  useEffect(() => {
    if (!isRead || !wantsValues || !isValued) reader.stop();
    else reader.read(wanted, longer.key === key ? LONGER : READING);
  }, [isRead, wantsValues, isValued, wanted.map(keyOf).join(), longer.key === key, longer.times]);

  return {
    desk,
    session,
    readings,
    fault,
    isValued,
    readLonger: () => setLonger(({ times }) => ({ key, times: times + 1 })),
  };
}
