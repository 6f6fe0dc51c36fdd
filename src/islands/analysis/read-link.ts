import {
  contentAt,
  fail,
  goTo,
  OTHELLO,
  ok,
  parsePosition,
  parseTranscript,
  type Result,
  resolve,
  type Square,
  squareNamed,
  startGame,
  startPosition,
  VARIANT_IDS,
  VARIANTS,
  type Variant,
} from "../../reversi/index.ts";
import type { LinkFault } from "./link.ts";
import { newWork, recolour, type Work } from "./work.ts";

const FIELDS = ["moves", "position", "side", "ply", "board", "recoloured"] as const;

/** The squares of a text that names nothing but squares, run together or apart; undefined for any other text. */
function squaresIn(text: string, variant: Variant): readonly Square[] | undefined {
  const names = text.match(/[a-z]\d+|[^\s,]/gi) ?? [];
  const squares = names.flatMap((name) => squareNamed(variant.shape, name) ?? []);
  return names.length > 0 && squares.length === names.length ? squares : undefined;
}

/** The work whose start had other colours on `squares`, as a chain of recolourings; null if no disc lies on one of them. */
function recolouredFrom(start: Work, squares: readonly Square[]): Work | null {
  const inTurn = (from: Work | null): Work | null =>
    squares.reduce<Work | null>((work, square) => work && recolour(work, square), from);
  const original = inTurn(start);
  return original && inTurn(newWork(original.game));
}

/**
 * Reads the query of a link: `moves=f5d6c3` a game from the start, or from `position=<64>` with `side=black|white` to move (Black if it
 * does not say); `ply=12` only so many of the moves; `recoloured=d4` the discs that had the other colour before; `board=six` another
 * variant. Null if it asks for nothing.
 */
export function readLink(query: string): Result<Work, LinkFault> | null {
  const asked = new URLSearchParams(query);
  if (!FIELDS.some((field) => asked.has(field))) return null;
  const wrong = (field: "side" | "ply" | "board" | "recoloured", token: string) =>
    fail({ field, token: token.slice(0, 20) } as const);

  const board = asked.get("board");
  const id = VARIANT_IDS.find((one) => one === (board ?? OTHELLO.id));
  if (id === undefined) return wrong("board", board ?? "");
  const variant = VARIANTS[id];

  const side = asked.get("side");
  const turn = (["black", "white"] as const).find((one) => one === side);
  if (side !== null && turn === undefined) return wrong("side", side);

  const written = asked.get("position");
  const moves = asked.get("moves") ?? "";
  const read = written === null ? null : parsePosition(written, variant);
  if (read?.ok === false) return fail({ field: "position", error: read.error });
  const start = read?.value ?? startPosition(variant);
  const seated = turn === undefined ? start : resolve(start.variant, start.board, turn, start.supply);
  // Only a game from the usual start may turn out to be one from the mirrored start.
  const isUsual = written === null && board === null && turn === undefined;
  const game = parseTranscript(moves, isUsual ? undefined : seated);
  if (!game.ok) return fail({ field: "moves", error: game.error });

  const ply = asked.get("ply");
  const plies = ply === null ? game.value.plies.length : /^\d{1,2}$/.test(ply) ? Number(ply) : -1;
  if (plies < 0 || plies > game.value.plies.length) return wrong("ply", ply ?? "");

  const turned = asked.get("recoloured");
  if (turned === null) return ok(newWork(goTo(game.value, plies)));
  const squares = squaresIn(turned, variant);
  const isOnDiscs = squares?.every((square) => contentAt(seated.board, square) !== "empty");
  const work = squares && isOnDiscs ? recolouredFrom(newWork(startGame(seated)), squares) : null;
  return work === null ? wrong("recoloured", turned) : ok({ ...work, game: goTo(game.value, plies) });
}
