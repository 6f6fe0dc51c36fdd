import type { PlaceText } from "../../../src/catalogue/place.ts";

/** A place, what is true of it, and what, changed in one square, number or side, is not: the fields of a claim but its kind. */
export type Case = readonly [place: PlaceText, holds: Values, not: Values];
type Values = Readonly<Record<string, string | number>>;

/** A board whose last squares are empty. */
export const diagram = (position: string, toMove: "black" | "white"): PlaceText => ({
  position: position.padEnd(64, "-"),
  toMove,
});
