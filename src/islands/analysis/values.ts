import { atom, type ReadableAtom } from "nanostores";
import type { Analysis, Engine } from "../../engine/client.ts";
import { makePosition, type Position, toBitBoard } from "../../reversi/index.ts";

/** What is known of a position. Its scores are those of the side to move. */
export interface Reading {
  /** What each round found, the shallowest first. */
  readonly rounds: readonly Analysis[];
  /** Under way; ended, at its time or because all is exact; or nothing could be found. */
  readonly state: "reading" | "done" | "failed";
  /** Whether the plain search found it, which is far weaker than the engine. */
  readonly isPlain: boolean;
}

export type Readings = ReadonlyMap<string, Reading>;

/** Under what the reading of a position is found. */
export const keyOf = makePosition;

/** What the last round found; null before the first. */
export const latestOf = (reading: Reading | undefined): Analysis | null => reading?.rounds.at(-1) ?? null;

/** Reads positions of the usual board deeper and deeper, one after the other, and keeps what was found. */
export interface Reader {
  readonly $readings: ReadableAtom<Readings>;
  /**
   * Reads these positions, the first one first, each for at most so many milliseconds, and drops what was under way for others. One that was
   * read as long before is not read again.
   */
  read(positions: readonly Position[], milliseconds: number): void;
  /** Stops what is under way; what was found stays. */
  stop(): void;
}

/** Opens a reader whose engine is loaded with the first position. */
export function openReader(load: () => Promise<Engine>): Reader {
  const $readings = atom<Readings>(new Map());
  /** For how long each position was read. */
  const spent = new Map<string, number>();
  let turn = 0;
  let cancel: () => void = () => undefined;

  const set = (key: string, reading: Partial<Reading>): void => {
    const known = $readings.get().get(key) ?? { rounds: [], state: "reading", isPlain: false };
    $readings.set(new Map($readings.get()).set(key, { ...known, ...reading }));
  };

  const add = (key: string, found: Analysis, isPlain: boolean): void => {
    const rounds = ($readings.get().get(key)?.rounds ?? []).filter(({ depth }) => depth < found.depth);
    set(key, { rounds: [...rounds, found], isPlain });
  };

  async function readOne(position: Position, milliseconds: number, isWanted: () => boolean): Promise<void> {
    const key = keyOf(position);
    const known = $readings.get().get(key);
    if (latestOf(known)?.isExact || (known?.state === "done" && (spent.get(key) ?? 0) >= milliseconds)) return;
    set(key, { state: "reading" });
    const engine = await load().catch(() => null);
    if (!isWanted()) return;
    if (engine === null) return set(key, { state: "failed" });
    const board = toBitBoard(position.board, position.toMove ?? position.turn);
    const asked = engine.analyse(board, { limit: { kind: "time", milliseconds }, moves: "every" }, (found) => {
      // Rounds that were read before are over in no time, and say nothing new.
      if (isWanted() && found.depth >= (latestOf($readings.get().get(key))?.depth ?? 0)) {
        add(key, found, engine.state?.search === "plain");
      }
    });
    cancel = asked.cancel;
    const found = await asked.answer;
    if (!isWanted()) return;
    spent.set(key, milliseconds);
    set(key, { state: found === null ? "failed" : "done" });
  }

  return {
    $readings,
    read: (positions, milliseconds) => {
      cancel();
      turn += 1;
      const mine = turn;
      const isWanted = (): boolean => mine === turn;
      const inTurn = async (): Promise<void> => {
        for (const position of positions) {
          if (isWanted()) await readOne(position, milliseconds, isWanted);
        }
      };
      void inTurn();
    },
    stop: () => {
      cancel();
      turn += 1;
    },
  };
}
