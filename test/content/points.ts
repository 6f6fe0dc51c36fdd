const points = (letter: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);

/** The points of the rules, of the variants and of the studies that a lesson or a study must hold. */
export const POINTS = [...points("A", 12), ...points("B", 6), ...points("E", 5)];

/** All points that a lesson or a study can hold: those too of patterns and of strategy, which later chapters teach. */
export const KNOWN_POINTS: readonly string[] = [...POINTS, ...points("C", 5), ...points("D", 9)];
