import { MOTIFS, type Motif } from "../../catalogue/motifs.ts";
import { idOfPuzzle, PACKS, parsePuzzle } from "../../catalogue/puzzle.ts";
import type { Translate } from "../../locales/text.ts";
import type { Known } from "../../training/puzzles/choice.ts";
import { isForGym, isQuick } from "../../training/puzzles/runs.ts";
import { ownMovesOf } from "../../training/puzzles/task.ts";
import { link } from "../link.ts";
import { allTerms, termPath } from "./glossary.ts";

const files = import.meta.glob<string>("../../../content/puzzles/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

function read(pack: string): readonly Known[] {
  const file = `content/puzzles/${pack}.txt`;
  const text = Object.entries(files).find(([name]) => name.endsWith(file))?.[1] ?? "";
  return text.split("\n").flatMap((line, i) => {
    if (line === "" || line.startsWith("#")) return [];
    const puzzle = parsePuzzle(line);
    if (!puzzle.ok) throw new Error(`${file}:${i + 1}: its ${puzzle.error} cannot be read`);
    return [{ id: idOfPuzzle(puzzle.value), puzzle: puzzle.value }];
  });
}

const packs: ReadonlyMap<string, readonly Known[]> = new Map(PACKS.map((pack) => [pack, read(pack)]));

/** The puzzles of a pack. Throws, so that the build stops, where a line of it cannot be read. */
export const puzzlesOf = (pack: string): readonly Known[] => packs.get(pack) ?? [];

/** How many puzzles there are of a kind, and the packs that hold some. */
export interface Share {
  readonly count: number;
  readonly packs: string;
}

/** What the packs hold, so that a page need not load one in vain. */
export interface PuzzleIndex {
  readonly all: Share;
  readonly motifs: Readonly<Partial<Record<Motif, Share>>>;
  /** By the number of one's own moves. */
  readonly lengths: Readonly<Record<string, Share>>;
}

/** The packs that hold puzzles for a storm, and endings for the gym. */
export const quickPacks = (): string => shareOf(isQuick).packs;
export const gymPacks = (): string => shareOf(isForGym).packs;

function shareOf(isOne: (known: Known) => boolean): Share {
  const found = [...packs].map(([pack, all]) => ({ pack, count: all.filter(isOne).length }));
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    packs: found.flatMap(({ pack, count }) => (count > 0 ? [pack] : [])).join(""),
  };
}

/** What all packs hold. */
export function puzzleIndex(): PuzzleIndex {
  const lengths = new Set([...packs.values()].flat().map(({ puzzle }) => ownMovesOf(puzzle)));
  const motifs = MOTIFS.map((motif) => [motif, shareOf(({ puzzle }) => puzzle.motifs.includes(motif))] as const);
  return {
    all: shareOf(() => true),
    motifs: Object.fromEntries(motifs.filter(([, { count }]) => count > 0)),
    lengths: Object.fromEntries(
      [...lengths].toSorted().map((moves) => [moves, shareOf(({ puzzle }) => ownMovesOf(puzzle) === moves)]),
    ),
  };
}

/** The term of the glossary that teaches what a motif is. */
const TERMS: Readonly<Record<Motif, string>> = {
  ending: "endgame",
  "only-move": "candidate-move",
  draw: "perfect-play",
  "take-corner": "corner",
  "refuse-corner": "poisoned",
  "give-corner": "corner-sacrifice",
  "keep-corner": "x-square",
  "corner-by-force": "double-attack",
  pass: "pass",
  quiet: "quiet-move",
  mobility: "mobility",
  reply: "poisoning",
  parity: "parity",
  wedge: "wedge",
  stoner: "stoner-trap",
  "stoner-defence": "stoner-trap",
  swindle: "swindle",
  reserve: "reserve-square",
  "safe-discs": "stable-disc",
  comeback: "comeback",
  "big-flip": "big-flip",
  "big-flip-wrong": "greedy-play",
  "wipe-out": "wipe-out",
  "opening-trap": "trap",
  "who-wins": "counting",
  defence: "refutation",
};

/** Where what each motif is about is taught, or else explained. */
export async function motifPaths(): Promise<Readonly<Record<Motif, string>>> {
  const terms = (await allTerms("en")).flatMap((letter) => letter.terms);
  const pathOf = (id: string): string => {
    const term = terms.find((one) => one.id === id);
    if (term === undefined) throw new Error(`there is no term ${id} for a motif of puzzles`);
    return link(term.taught?.path ?? termPath(id));
  };
  return Object.fromEntries(MOTIFS.map((motif) => [motif, pathOf(TERMS[motif])])) as Record<Motif, string>;
}

/** How a motif is called. */
export const motifName = (motif: Motif, t: Translate): string => t(`puzzle.motif.${motif}`);
