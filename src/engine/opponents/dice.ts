/**
 * Numbers from 0 up to but not including 1, the same ones for the same seed and text. Opponents who play by them play the same way again
 * in the same position. The mixing is that of Tommy Ettinger's mulberry32.
 */
export function diceFor(seed: number, text = ""): () => number {
  let state = seed | 0;
  for (const symbol of text) state = Math.imul(state ^ symbol.charCodeAt(0), 0x0100_0193);
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
