import { useStore } from "@nanostores/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import { followChanges, type KeptGame, keepGame, keptGame, randomName } from "../../progress/index.ts";
import { type Game, makeTranscript } from "../../reversi/index.ts";
import { opponentFor } from "./opponent.ts";
import { pauseAfter, wait } from "./pace.ts";
import { type Kept, openTable, type Sitting, type Table } from "./table.ts";
import { $begins, $wish, FIRST_WISH, seatingFor, type Wish, wishOf } from "./wish.ts";

/** The whole game, what was taken back included, as it is written. */
const wholeMoves = ({ start, plies, undone }: Game): string =>
  makeTranscript({ start, plies: [...plies, ...undone], undone: [] });

function keep({ id, seating, game, begun, at }: Kept): void {
  // From now on the page shows what is kept, not what its address asked for.
  if (location.search !== "") history.replaceState(null, "", location.pathname + location.hash);
  void keepGame(id, { ...seating, moves: wholeMoves(game), plies: game.plies.length, begun, at });
}

const asKept = ({ id, record, game }: KeptGame): Kept => {
  const { variant, level, learner, begun, at } = record;
  return { id, seating: { variant, level, learner }, game, begun, at };
};

/** Puts on the table what the address asks for, else the game that was left here. Gives what is wrong with the address, if anything is. */
async function layFirst(table: Table, t: Translate): Promise<string> {
  if (location.search !== "") {
    const [{ gameAsked, readLink }, { linkWords }] = await Promise.all([
      import("./read-link.ts"),
      import("./link-words.ts"),
    ]);
    const id = gameAsked(location.search);
    if (id !== null) {
      const asked = await keptGame(id);
      if (asked === null) return t("play.link.lost");
      table.lay(asKept(asked), "record");
      return "";
    }
    const linked = readLink(location.search, $wish.get().level ?? 1);
    if (linked?.ok === false) return linkWords(linked.error, t);
    if (linked?.ok) {
      table.follow(linked.value.seating, linked.value.game);
      return "";
    }
  }
  const kept = await keptGame();
  if (kept !== null && table.isFresh()) table.lay(asKept(kept), "record");
  return "";
}

const openHere = (): Table =>
  openTable(seatingFor(FIRST_WISH, 1, 0), {
    opponentFor,
    keep,
    pauseAfter,
    newId: randomName,
    now: Date.now,
    wait,
  });

export interface PlayPage {
  readonly table: Table;
  /** What is on the table. */
  readonly sitting: Sitting;
  /** What is wrong with the address; empty if nothing is. */
  readonly fault: string;
  /** What the address asks for, or the record, is still on its way. */
  readonly isBusy: boolean;
}

/** The table of the page. */
export function usePlay(t: Translate): PlayPage {
  const table = useMemo(openHere, []);
  const sitting = useStore(table.$sitting);
  const [fault, setFault] = useState("");
  const [isBusy, setIsBusy] = useState(true);

  useEffect(() => {
    void layFirst(table, t)
      .then(setFault)
      .finally(() => setIsBusy(false));
    const unfollow = followChanges(() => {
      const { id, at } = table.kept();
      void keptGame(id).then((kept) => {
        if (kept === null || table.kept().id !== id || kept.record.at <= Math.max(at, table.kept().at)) return;
        table.lay(asKept(kept), "other-tab");
      });
    });
    const seat = (wish: Wish): void => table.seat(seatingFor(wish, wish.level ?? 1, 0));
    const begin = (): void => {
      table.begin(seatingFor($wish.get(), $wish.get().level ?? 1, Math.random()));
    };
    const ends = [unfollow, $wish.listen(seat), $begins.listen(begin), table.leave];
    return () => {
      for (const end of ends) end();
    };
  }, []);

  useEffect(() => {
    if (sitting.turn > 0) setFault("");
  }, [sitting.turn]);

  const { variant, level, learner } = sitting.seating;
  useEffect(() => {
    if (sitting.by !== "seat") $wish.set(wishOf(sitting.seating, $wish.get()));
  }, [variant, level, learner, sitting.by]);

  return { table, sitting, fault, isBusy };
}
