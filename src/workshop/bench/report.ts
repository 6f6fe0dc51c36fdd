/** One measured figure: what it is of, the figure and its unit. */
export interface Figure {
  readonly of: string;
  readonly value: number;
  readonly unit: string;
}

/** What one part of the benchmark measured; `skipped` says why it did not. */
export interface Part {
  readonly part: string;
  readonly figures: readonly Figure[];
  readonly skipped?: string;
}

export const figure = (of: string, value: number, unit: string): Figure => ({ of, value, unit });

/** What is whole is printed so: it is a count, more often than not. */
const rounded = (value: number): string =>
  Math.abs(value) >= 1000
    ? Math.round(value).toLocaleString("en")
    : value.toFixed(Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 2);

/** A part as lines of a table. */
export function tableOf({ part, figures, skipped }: Part): string {
  const lines = figures.map(({ of, value, unit }) => `  ${of.padEnd(52)}${rounded(value).padStart(14)} ${unit}`);
  return [part, ...lines, ...(skipped === undefined ? [] : [`  skipped: ${skipped}`])].join("\n");
}

/** Does something and gives how many milliseconds it took. */
export function timed<T>(work: () => T): { readonly result: T; readonly ms: number } {
  const start = performance.now();
  const result = work();
  return { result, ms: performance.now() - start };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
