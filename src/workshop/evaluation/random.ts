/** A stream of numbers in [0, 1) that a seed fixes, the same on every machine. Source: G. Marsaglia, Xorshift RNGs (2003). */
export function randomFrom(seed: number): () => number {
  // A seed of nought would stay nought for ever.
  let state = Math.imul(seed | 0, 0x9e37_79b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
