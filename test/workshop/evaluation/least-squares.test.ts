import { describe, expect, test } from "vitest";
import { knotsAt, type Layout, leastSquares, type RowGroup } from "../../../src/workshop/evaluation/least-squares.ts";
import { randomFrom } from "../../../src/workshop/evaluation/random.ts";
import { packed, quantised } from "../../../src/workshop/evaluation/weights.ts";

/** Two features of two and three values, two knots, a bias for each of 0 to 3 empties. */
const layout: Layout = { firstWeights: [0, 2], weights: 5, knots: [1, 3], biases: 4 };

const RIDGE = 0.5;

/** Twelve rows at 1, 2 and 3 empties with labels by dice. */
const groups: readonly RowGroup[] = [1, 2, 3].map((empties) => {
  const random = randomFrom(empties);
  const columns = Array.from({ length: 8 }, (_, at) => Math.floor(random() * (at % 2 === 0 ? 2 : 3)));
  return {
    empties,
    columns: Uint16Array.from(columns),
    labels: Float32Array.from({ length: 4 }, () => random() * 20 - 10),
  };
});

/** The same rows written out in full, with a coefficient for each of the 14 numbers of the model. */
const matrix = groups.flatMap(({ empties, columns, labels }) =>
  [...labels].map((label, row) => {
    const coefficients = new Array<number>(14).fill(0);
    const upper = (empties - 1) / 2;
    for (const weight of [columns[2 * row] ?? 0, 2 + (columns[2 * row + 1] ?? 0)]) {
      coefficients[weight] = 1 - upper;
      coefficients[5 + weight] = upper;
    }
    coefficients[10 + empties] = 1;
    return { coefficients, label };
  }),
);

/** The solution of a system of linear equations by elimination. */
function solved(system: readonly (readonly number[])[]): readonly number[] {
  const rows = system.map((row) => [...row]);
  for (const [pivot, pivotRow] of rows.entries()) {
    const head = pivotRow[pivot] ?? 0;
    for (const [at, row] of rows.entries()) {
      const factor = at === pivot ? 0 : (row[pivot] ?? 0) / head;
      for (const [column, value] of pivotRow.entries()) row[column] = (row[column] ?? 0) - factor * value;
    }
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}

describe("least squares", () => {
  test("gives the solution of the normal equations with the ridge", () => {
    const normal = Array.from({ length: 14 }, (_, i) => [
      ...Array.from({ length: 14 }, (_, j) =>
        matrix.reduce((sum, { coefficients: c }) => sum + (c[i] ?? 0) * (c[j] ?? 0), i === j ? RIDGE : 0),
      ),
      matrix.reduce((sum, { coefficients, label }) => sum + (coefficients[i] ?? 0) * label, 0),
    ]);
    const expected = solved(normal);
    const model = leastSquares(layout, groups, { ridge: RIDGE, rounds: 50 });
    expect(model.length).toBe(14);
    for (const [index, weight] of expected.entries()) expect(model[index]).toBeCloseTo(weight, 9);
  });

  test("leaves at nought what no row has", () => {
    const seen = groups.map((group) => ({ ...group, columns: group.columns.map((value) => Math.min(value, 1)) }));
    const model = leastSquares(layout, seen, { ridge: RIDGE, rounds: 50 });
    expect([model[4], model[9], model[10]]).toEqual([0, 0, 0]);
  });

  test("gives the same bits again", () => {
    const again = () => leastSquares(layout, groups, { ridge: RIDGE, rounds: 7 });
    expect(packed(quantised(layout, again(), [1, 2, 3]))).toEqual(packed(quantised(layout, again(), [1, 2, 3])));
    expect([...again()]).toEqual([...again()]);
  });

  test("tells how far it is from solved", () => {
    const residuals: number[] = [];
    leastSquares(layout, groups, { ridge: RIDGE, rounds: 12, onRound: (_, residual) => residuals.push(residual) });
    expect(residuals.length).toBe(12);
    expect(residuals.at(-1)).toBeLessThan(1e-4);
  });
});

describe("knots", () => {
  test.each([
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0.5],
    [3, 0, 1],
    [9, 0, 1],
  ])("%i empties lie at knot %i and %f of the way to the next", (empties, lower, share) => {
    expect(knotsAt(layout, empties)).toEqual({ lower, share });
  });
});

describe("kept weights", () => {
  test("are rounded to quarter discs and never beyond what a byte holds", () => {
    const model = new Float64Array(14);
    model.set([0.124, 0.126, -0.126, 31.75, 99, -99]);
    expect([...quantised(layout, model, [0, 1, 2, 3]).subarray(0, 6)]).toEqual([0, 1, -1, 127, 127, -127]);
  });

  test("take the bias of the nearest number of empties of the same parity where none was fitted", () => {
    const model = new Float64Array(14);
    model.set([0, 1, 2, 0], 10);
    expect([...quantised(layout, model, [1, 2]).subarray(10)]).toEqual([8, 4, 8, 4]);
  });
});
