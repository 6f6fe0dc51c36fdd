import { type BitBoard, emptiesOf } from "../../reversi/index.ts";

/** Positions of one number of empties, each with what it is held to be worth for the side to move, in discs. */
export interface SampleGroup {
  readonly empties: number;
  readonly size: number;
  /** Four halves for each position: own low and high, other low and high. */
  readonly halves: Uint32Array;
  readonly labels: Float32Array;
}

interface GrowingGroup {
  size: number;
  halves: Uint32Array;
  labels: Float32Array;
}

const HALVES = 4;

const grown = ({ size, halves, labels }: GrowingGroup): GrowingGroup => {
  const wider = { size, halves: new Uint32Array(2 * halves.length), labels: new Float32Array(2 * labels.length) };
  wider.halves.set(halves);
  wider.labels.set(labels);
  return wider;
};

/** Gathers positions with their labels, apart by number of empties. Millions fit: they are kept in typed arrays. */
export class Samples {
  readonly #groups = new Map<number, GrowingGroup>();

  add(board: BitBoard, label: number): void {
    const empties = emptiesOf(board);
    let group = this.#groups.get(empties) ?? { size: 0, halves: new Uint32Array(HALVES), labels: new Float32Array(1) };
    if (group.size === group.labels.length) group = grown(group);
    const { own, other } = board;
    const at = HALVES * group.size;
    group.halves[at] = own.low;
    group.halves[at + 1] = own.high;
    group.halves[at + 2] = other.low;
    group.halves[at + 3] = other.high;
    group.labels[group.size] = label;
    group.size += 1;
    this.#groups.set(empties, group);
  }

  /** The positions by number of empties, fewest first, those of one number in the order in which they came. */
  groups(): readonly SampleGroup[] {
    return [...this.#groups]
      .sort(([a], [b]) => a - b)
      .map(([empties, { size, halves, labels }]) => ({
        empties,
        size,
        halves: halves.subarray(0, HALVES * size),
        labels: labels.subarray(0, size),
      }));
  }
}
