/** How the columns of a row stand for weights. */
export interface Layout {
  /** For each column the weight that its 0 stands for. */
  readonly firstWeights: readonly number[];
  /** How many weights each knot has. */
  readonly weights: number;
  /** The numbers of empties at which weights are known, evenly spaced from the fewest to the most. */
  readonly knots: readonly number[];
  /** Numbers of empties from 0 to one less than this have a bias of their own. */
  readonly biases: number;
}

/** Rows of one number of empties: for each position a column of each feature, and its label in discs. */
export interface RowGroup {
  readonly empties: number;
  readonly columns: Uint16Array;
  readonly labels: Float32Array;
}

export interface FitOptions {
  /** What the square of each weight costs beside the squared errors: keeps rare patterns small, and unseen ones at 0. */
  readonly ridge: number;
  readonly rounds: number;
  /** Told after each round: how far the equations are from solved, 1 at the start. */
  readonly onRound?: (round: number, residual: number) => void;
}

/** The two knots that a number of empties lies between and the share of the upper one; beyond the last knots theirs alone. */
export function knotsAt({ knots }: Layout, empties: number): { readonly lower: number; readonly share: number } {
  const [first = 0, second = first + 1] = knots;
  const spacing = second - first;
  const past = Math.min(Math.max(empties - first, 0), (knots.length - 1) * spacing);
  const lower = Math.min(Math.floor(past / spacing), knots.length - 2);
  return { lower, share: past / spacing - lower };
}

/** Where the weights of knots end and the biases begin. */
const biasesFrom = ({ knots, weights }: Layout): number => knots.length * weights;

export const sizeOfModel = (layout: Layout): number => biasesFrom(layout) + layout.biases;

/** The weights of one number of empties, interpolated; its bias last. */
function blendedAt(layout: Layout, model: Float64Array, empties: number): Float64Array {
  const { weights } = layout;
  const { lower, share } = knotsAt(layout, empties);
  const from = lower * weights;
  const blended = new Float64Array(weights + 1);
  for (let weight = 0; weight < weights; weight += 1) {
    blended[weight] = (1 - share) * (model[from + weight] ?? 0) + share * (model[from + weights + weight] ?? 0);
  }
  blended[weights] = model[biasesFrom(layout) + empties] ?? 0;
  return blended;
}

/** Adds to `sums` what `blended`, gathered for one number of empties, means for the weights it was interpolated from. */
function spreadAt(layout: Layout, sums: Float64Array, blended: Float64Array, empties: number): void {
  const { weights } = layout;
  const { lower, share } = knotsAt(layout, empties);
  const from = lower * weights;
  for (let weight = 0; weight < weights; weight += 1) {
    const sum = blended[weight] ?? 0;
    sums[from + weight] = (sums[from + weight] ?? 0) + (1 - share) * sum;
    sums[from + weights + weight] = (sums[from + weights + weight] ?? 0) + share * sum;
  }
  const bias = biasesFrom(layout) + empties;
  sums[bias] = (sums[bias] ?? 0) + (blended[weights] ?? 0);
}

/** For each row of a group calls for a number by the row's value under `blended`, and adds that number to each weight of the row. */
function sweep(
  firstWeights: Uint32Array,
  { columns, labels }: RowGroup,
  blended: Float64Array,
  sums: Float64Array,
  isForLabels: boolean,
): void {
  const width = firstWeights.length;
  const bias = blended.length - 1;
  for (let row = 0, at = 0; row < labels.length; row += 1, at += width) {
    let value = 0;
    if (isForLabels) {
      value = labels[row] ?? 0;
    } else {
      value = blended[bias] ?? 0;
      for (let column = 0; column < width; column += 1) {
        value += blended[(firstWeights[column] ?? 0) + (columns[at + column] ?? 0)] ?? 0;
      }
    }
    sums[bias] = (sums[bias] ?? 0) + value;
    for (let column = 0; column < width; column += 1) {
      const weight = (firstWeights[column] ?? 0) + (columns[at + column] ?? 0);
      sums[weight] = (sums[weight] ?? 0) + value;
    }
  }
}

/** The matrix of the normal equations times a model, or their right side for `null`. */
function normalTimes(
  layout: Layout,
  groups: readonly RowGroup[],
  model: Float64Array | null,
  ridge: number,
): Float64Array {
  const firstWeights = Uint32Array.from(layout.firstWeights);
  const product = new Float64Array(sizeOfModel(layout));
  for (const group of groups) {
    const blended = model ? blendedAt(layout, model, group.empties) : new Float64Array(layout.weights + 1);
    const sums = new Float64Array(layout.weights + 1);
    sweep(firstWeights, group, blended, sums, model === null);
    spreadAt(layout, product, sums, group.empties);
  }
  if (model) for (let i = 0; i < product.length; i += 1) product[i] = (product[i] ?? 0) + ridge * (model[i] ?? 0);
  return product;
}

/** The diagonal of the normal matrix, taking each weight as once in a row at most: near enough to hasten the solution. */
function diagonalOf(layout: Layout, groups: readonly RowGroup[], ridge: number): Float64Array {
  const { weights, firstWeights } = layout;
  const diagonal = new Float64Array(sizeOfModel(layout)).fill(ridge);
  const width = firstWeights.length;
  for (const { empties, columns, labels } of groups) {
    const { lower, share } = knotsAt(layout, empties);
    const counts = new Float64Array(weights);
    for (let at = 0; at < columns.length; at += 1) {
      const weight = (firstWeights[at % width] ?? 0) + (columns[at] ?? 0);
      counts[weight] = (counts[weight] ?? 0) + 1;
    }
    const from = lower * weights;
    for (let weight = 0; weight < weights; weight += 1) {
      const count = counts[weight] ?? 0;
      diagonal[from + weight] = (diagonal[from + weight] ?? 0) + (1 - share) ** 2 * count;
      diagonal[from + weights + weight] = (diagonal[from + weights + weight] ?? 0) + share ** 2 * count;
    }
    const bias = biasesFrom(layout) + empties;
    diagonal[bias] = (diagonal[bias] ?? 0) + labels.length;
  }
  return diagonal;
}

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/**
 * The weights, in discs, whose sums over the rows come nearest to the labels by least squares with a ridge. Conjugate gradients
 * with Jacobi's preconditioner (Hestenes and Stiefel 1952); twenty rounds are plenty. The same rows give the same bits.
 */
export function leastSquares(
  layout: Layout,
  groups: readonly RowGroup[],
  { ridge, rounds, onRound }: FitOptions,
): Float64Array {
  const model = new Float64Array(sizeOfModel(layout));
  const residual = normalTimes(layout, groups, null, ridge);
  const diagonal = diagonalOf(layout, groups, ridge);
  const scaled = residual.map((value, i) => value / (diagonal[i] ?? 1));
  const direction = Float64Array.from(scaled);
  const first = dot(residual, scaled);
  let rest = first;
  for (let round = 1; round <= rounds && rest > Number.EPSILON * first; round += 1) {
    const image = normalTimes(layout, groups, direction, ridge);
    const step = rest / dot(direction, image);
    for (let i = 0; i < model.length; i += 1) {
      model[i] = (model[i] ?? 0) + step * (direction[i] ?? 0);
      residual[i] = (residual[i] ?? 0) - step * (image[i] ?? 0);
      scaled[i] = (residual[i] ?? 0) / (diagonal[i] ?? 1);
    }
    const next = dot(residual, scaled);
    for (let i = 0; i < direction.length; i += 1) {
      direction[i] = (scaled[i] ?? 0) + (next / rest) * (direction[i] ?? 0);
    }
    rest = next;
    onRound?.(round, Math.sqrt(rest / first));
  }
  return model;
}
