import { idOfPuzzle, packOf, parseSealedPuzzle } from "../../catalogue/puzzle.ts";
import type { Known } from "../../training/puzzles/choice.ts";
import { onSite } from "../analysis/address.ts";

/** The puzzles in the text of a pack; what cannot be read is left out. */
export const readPack = (text: string): readonly Known[] =>
  text.split("\n").flatMap((line) => {
    const puzzle = line === "" ? null : parseSealedPuzzle(line);
    return puzzle?.ok ? [{ id: idOfPuzzle(puzzle.value), puzzle: puzzle.value }] : [];
  });

async function fetchPack(pack: string): Promise<readonly Known[]> {
  const response = await fetch(onSite(`/puzzles/packs/${pack}.txt`));
  const text = response.ok ? await response.text() : "";
  const known = readPack(text);
  // A page of somebody else's, as a network shows that wants a password, is no pack either.
  if (!response.ok || (known.length === 0 && text !== "")) throw new Error(`pack ${pack} cannot be read`);
  return known;
}

const packs = new Map<string, Promise<readonly Known[]>>();

/** The puzzles of a pack, fetched once. Rejects where it cannot be had; then it is fetched anew when asked for again. */
export function loadPack(pack: string): Promise<readonly Known[]> {
  const loaded = packs.get(pack) ?? fetchPack(pack);
  packs.set(pack, loaded);
  loaded.catch(() => packs.delete(pack));
  return loaded;
}

/** The puzzle of this id; null if there is none. Rejects where its pack cannot be had. */
export async function findPuzzle(id: string): Promise<Known | null> {
  return (await loadPack(packOf(id))).find((known) => known.id === id) ?? null;
}
