import { atom } from "nanostores";
import type { Disc, Variant } from "../../reversi/index.ts";
import type { Level, Seating } from "../../training/seating.ts";

/** What a learner chooses for the next game. */
export interface Wish {
  /** The level of the opponent; null for two people at one board. */
  readonly level: Level | null;
  readonly colour: Disc | "either";
  readonly variant: Variant["id"];
}

/** The boards that can be chosen. The mirrored start is known to links only: it is the usual game seen in a mirror. */
export const SHAPES = ["othello", "four", "six", "ten", "eight-stars", "parallel", "reversi-1880"] as const;

export const FIRST_WISH: Wish = { level: 1, colour: "black", variant: "othello" };

/** What is chosen now. */
export const $wish = atom<Wish>(FIRST_WISH);

/** Grows each time a game is to begin as it is wished. */
export const $begins = atom(0);

/** Who sits down for a game that is wished for; a colour that is open is drawn by `toss`, a number from 0 up to 1. */
export function seatingFor({ level, colour, variant }: Wish, usual: Level, toss: number): Seating {
  if (level === null) return { variant, level: usual, learner: "both" };
  return { variant, level, learner: colour === "either" ? (toss < 0.5 ? "black" : "white") : colour };
}

/** What was wished for a game that is under way; `wish` tells what the game itself does not. */
export function wishOf({ variant, level, learner }: Seating, wish: Wish): Wish {
  const isOpen = learner === "both" || wish.colour === "either";
  return { variant, level: learner === "both" ? null : level, colour: isOpen ? wish.colour : learner };
}
