import { changesOfMoves } from "../../coach/concepts/mobility.ts";
import { signed } from "../../locales/signed.ts";
import type { Translate } from "../../locales/text.ts";
import { contentAt, DISCS, type Disc, nameOf, type Position } from "../../reversi/index.ts";
import type { Comparison } from "./changes.ts";
import { namesOf } from "./words.ts";
import { type AsItWas, placeOf } from "./work.ts";

/** What a recolouring has changed, in sentences. */
export interface WhatIfWords {
  readonly discs: string;
  /** What the change makes of the game; that it is still read, before it is known; empty where nothing is read. */
  readonly verdict: string;
  /** Whether the verdict is proven. */
  readonly isExact: boolean;
  /** One line for each side. */
  readonly moves: readonly string[];
  /** The moves that are worth something else; empty if none is known. */
  readonly values: string;
}

/** "If d4 were white and e5 black". */
function discsWords({ squares }: AsItWas, now: Position, t: Translate): string {
  const parts = DISCS.flatMap((disc) => {
    const turned = squares.filter((square) => contentAt(now.board, square) === disc);
    return turned.length === 0 ? [] : [t(`analysis.changes.${disc}`, { squares: namesOf(turned, now, t) })];
  });
  return parts.join(" ");
}

function sideWords(was: Position, now: Position, disc: Disc, t: Translate): string {
  const { given, taken } = changesOfMoves(was.board, now.board, disc);
  const parts = [
    ...(given.length === 0 ? [] : [t("analysis.changes.gains", { squares: namesOf(given, now, t) })]),
    ...(taken.length === 0 ? [] : [t("analysis.changes.loses", { squares: namesOf(taken, now, t) })]),
  ];
  const told = parts.length === 0 ? t("analysis.changes.same-moves") : parts.join(" ");
  return t("analysis.changes.side", { side: t(`disc.${disc}`), told });
}

/** Black's score as a result: "a win for Black by 2", "a draw", "Black about 2 ahead". */
function resultWords(score: number, isExact: boolean, t: Translate): string {
  const side = score === 0 ? "draw" : score > 0 ? "black" : "white";
  return t(`analysis.changes.${isExact ? "result" : "about"}.${side}`, { count: Math.abs(score) });
}

function verdictWords(comparison: Comparison | null, t: Translate): string {
  if (comparison === null) return t("analysis.reading");
  const { was, now, isExact, depth } = comparison.worth;
  const results = { was: resultWords(was, isExact, t), now: resultWords(now, isExact, t), depth };
  const how = was === now ? "same" : "worth";
  return isExact ? t(`analysis.changes.${how}`, results) : t(`analysis.changes.${how}.about`, results);
}

function valuesWords(comparison: Comparison | null, now: Position, t: Translate): string {
  const { shape } = now.board;
  const changed = (comparison?.moves ?? []).map((move) =>
    t("analysis.changes.value", { square: nameOf(shape, move.square), was: signed(move.was), now: signed(move.now) }),
  );
  return changed.length === 0 ? "" : t("analysis.changes.values", { values: changed.join("; ") });
}

/** Tells what was changed between `was` and the position `now`, the values as far as they are known: null where they are still read. */
export function whatIfWords(
  was: AsItWas,
  now: Position,
  comparison: Comparison | "unread" | null,
  t: Translate,
): WhatIfWords {
  const then = placeOf(was.work);
  const known = comparison === "unread" ? undefined : comparison;
  return {
    discs: discsWords(was, now, t),
    verdict: known === undefined ? "" : verdictWords(known, t),
    isExact: known?.worth.isExact ?? false,
    moves: [...DISCS.map((disc) => sideWords(then, now, disc, t)), ...turnWords(then, now, t)],
    values: valuesWords(known ?? null, now, t),
  };
}

/** That another side is to move now, where one is. */
function turnWords(was: Position, now: Position, t: Translate): readonly string[] {
  if (was.toMove === now.toMove) return [];
  return [t(now.toMove === null ? "analysis.changes.over" : `analysis.changes.turn.${now.toMove}`)];
}
