import type { Layout, RowGroup } from "./least-squares.ts";
import type { SampleGroup } from "./samples.ts";

/** What the engine's module tells the training of its evaluation: the features are defined there and nowhere else. */
export interface FeatureModule {
  readonly memory: WebAssembly.Memory;
  features(ownLow: number, ownHigh: number, otherLow: number, otherHigh: number): number;
  featureCount(): number;
  firstWeight(column: number): number;
  weightCount(): number;
  knotCount(): number;
  knotAt(index: number): number;
  biasCount(): number;
}

/** The same module as the search uses, for its features. */
export const featureModuleOf = (module: WebAssembly.Module): FeatureModule =>
  new WebAssembly.Instance(module, { env: { now: () => 0 } }).exports as unknown as FeatureModule;

/** How the module's rows stand for weights, and its weights file for knots. */
export function layoutOf(module: FeatureModule): Layout {
  return {
    firstWeights: Array.from({ length: module.featureCount() }, (_, column) => module.firstWeight(column)),
    weights: module.weightCount(),
    knots: Array.from({ length: module.knotCount() }, (_, index) => module.knotAt(index)),
    biases: module.biasCount(),
  };
}

/** The rows of positions in which the side to move has a move. */
export function rowsOf(module: FeatureModule, { empties, size, halves, labels }: SampleGroup): RowGroup {
  const width = module.featureCount();
  const columns = new Uint16Array(size * width);
  for (let row = 0; row < size; row += 1) {
    const [ownLow = 0, ownHigh = 0, otherLow = 0, otherHigh = 0] = halves.subarray(4 * row, 4 * row + 4);
    const at = module.features(ownLow, ownHigh, otherLow, otherHigh);
    columns.set(new Uint16Array(module.memory.buffer, at, width), row * width);
  }
  return { empties, columns, labels };
}

/** Two groups of one number of empties as one. */
export function joined(first: RowGroup, second: RowGroup): RowGroup {
  const columns = new Uint16Array(first.columns.length + second.columns.length);
  columns.set(first.columns);
  columns.set(second.columns, first.columns.length);
  const labels = new Float32Array(first.labels.length + second.labels.length);
  labels.set(first.labels);
  labels.set(second.labels, first.labels.length);
  return { empties: first.empties, columns, labels };
}
