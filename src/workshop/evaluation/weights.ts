import { constants, gzipSync } from "node:zlib";
import { type Layout, sizeOfModel } from "./least-squares.ts";

/** What one step of a kept weight is worth, in discs. */
const STEP = 1 / 4;

/** The most steps that a signed byte, the same both ways, can hold. */
const MOST = 127;

/**
 * Weights in discs as whole steps, a signed byte each. A number of empties that was not fitted gets the bias of the nearest that was
 * and has the same side to move last.
 */
export function quantised(layout: Layout, model: Float64Array, fitted: readonly number[]): Int8Array {
  const weights = Int8Array.from(model, (weight) => Math.max(-MOST, Math.min(MOST, Math.round(weight / STEP))));
  const from = sizeOfModel(layout) - layout.biases;
  for (let empties = 0; empties < layout.biases; empties += 1) {
    const alike = fitted.filter((other) => (other - empties) % 2 === 0);
    if (alike.length === 0 || fitted.includes(empties)) continue;
    const nearest = alike.reduce((a, b) => (Math.abs(b - empties) < Math.abs(a - empties) ? b : a));
    weights[from + empties] = weights[from + nearest] ?? 0;
  }
  return weights;
}

/** The file of weights: the bytes, gzipped. The same bytes give the same file. */
export const packed = (weights: Int8Array): Uint8Array =>
  gzipSync(Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength), {
    level: constants.Z_BEST_COMPRESSION,
    memLevel: constants.Z_MAX_MEMLEVEL,
  });
