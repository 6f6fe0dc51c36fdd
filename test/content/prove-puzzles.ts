import { expect, test } from "vitest";
import { provePuzzle } from "../../src/training/puzzles/prove.ts";
import { randomFrom } from "../../src/workshop/evaluation/random.ts";
import { searcher } from "./engine.ts";
import { puzzles, type Written } from "./puzzles.ts";

const SEED = 11;
/** So many of a pack are proven each time; all of them where everything is tested. */
const SAMPLE = 3;

/** Milliseconds after which a pack counts as hung, on a busy machine and with all its puzzles. */
const HUNG = 600_000;

/** What is to be proven of a pack: some by dice, or all. */
function chosenOf(pack: string): readonly Written[] {
  const all = puzzles.filter((one) => one.pack === pack);
  if (process.env["TEST_ALL"] === "1") return all;
  const random = randomFrom(SEED + pack.charCodeAt(0));
  return Array.from({ length: SAMPLE }, () => all[Math.floor(random() * all.length)]).flatMap((one) => one ?? []);
}

/** Proves the puzzles of some packs from their positions alone. */
export function provePacks(packs: readonly string[]): void {
  test.each(packs)(
    "what the puzzles of pack %s say is proven again",
    (pack) => {
      const faults = chosenOf(pack).flatMap(({ where, puzzle }) =>
        provePuzzle(puzzle, searcher).faults.map((fault) => `${where}: ${fault}`),
      );
      expect(faults).toEqual([]);
    },
    HUNG,
  );
}
