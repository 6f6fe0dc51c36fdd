import { gzipSync, constants } from "node:zlib";

/** What one step of a kept weight is worth, in discs. */
export const STEP = 1 / 4;

/** The most steps that a signed byte, the same both ways, can hold. */
const MOST = 127;

/** Weights in discs as whole steps, a signed byte each. */
export const quantised = (model: Float64Array): Int8Array =>
  Int8Array.from(model, (weight) => Math.max(-MOST, Math.min(MOST, Math.round(weight / STEP))));

/** The file of weights: the bytes, gzipped. The same bytes give the same file. */
export const packed = (weights: Int8Array): Uint8Array =>
  gzipSync(Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength), {
    level: constants.Z_BEST_COMPRESSION,
    memLevel: constants.Z_MAX_MEMLEVEL,
  });
