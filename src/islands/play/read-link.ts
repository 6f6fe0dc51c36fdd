import {
  fail,
  OTHELLO,
  ok,
  parseTranscript,
  positionOf,
  type Result,
  startPosition,
  VARIANT_IDS,
  VARIANTS,
} from "../../reversi/index.ts";
import { type Level, levelOf } from "../../training/seating.ts";
import type { Linked, LinkFault } from "./link.ts";

const FIELDS = ["moves", "level", "side", "board"] as const;

/** The id of the kept game that a query asks for; null if it asks for none. */
export const gameAsked = (query: string): string | null => new URLSearchParams(query).get("game");

/**
 * Reads the query of a link: `moves=f5d6c3` what has been played, `level=3` the opponent, `side=black|white|both` whose discs the
 * learner moves (the side to move if it does not say), `board=six` the variant. Null if it asks for nothing.
 */
export function readLink(query: string, usual: Level): Result<Linked, LinkFault> | null {
  const asked = new URLSearchParams(query);
  if (!FIELDS.some((field) => asked.has(field))) return null;
  const wrong = (field: "level" | "side" | "board", token: string) =>
    fail({ field, token: token.slice(0, 20) } as const);

  const board = asked.get("board");
  const variant = VARIANT_IDS.find((id) => id === (board ?? OTHELLO.id));
  if (variant === undefined) return wrong("board", board ?? "");

  const number = asked.get("level");
  const level = number === null ? usual : /^\d$/.test(number) ? levelOf(Number(number)) : undefined;
  if (level === undefined) return wrong("level", number ?? "");

  const side = asked.get("side");
  const learner = (["black", "white", "both"] as const).find((one) => one === side);
  if (side !== null && learner === undefined) return wrong("side", side);

  const game = parseTranscript(asked.get("moves") ?? "", board === null ? undefined : startPosition(VARIANTS[variant]));
  if (!game.ok) return fail({ field: "moves", error: game.error });
  const { start } = game.value;
  const toMove = positionOf(game.value).toMove ?? start.turn;
  return ok({ seating: { variant: start.variant.id, level, learner: learner ?? toMove }, game: game.value });
}
