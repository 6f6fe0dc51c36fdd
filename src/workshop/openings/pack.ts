import { formatBookNode, type PackedMove } from "../../catalogue/book.ts";
import { keyOf, START, type Stand } from "../../openings/stand.ts";
import { movesOf, nameOf, type Square, USUAL_SHAPE } from "../../reversi/index.ts";
import type { BookSpot } from "./read-book.ts";
import { after, type Place } from "./tree.ts";
import type { Valued } from "./values.ts";

/** A line of a pack, and after how many plies its position stands. */
export interface PackLine {
  readonly plies: number;
  readonly text: string;
}

/** A place as the book holds it: on which line, and as it lies when it is reached by way of its parent. */
interface Stored {
  readonly at: number;
  readonly place: Place;
  readonly stand: Stand;
}

/** The first of the legal moves to each position, as the usual line plays it if it can. */
function movesTo(stand: Stand, usual: Square | undefined): ReadonlyMap<string, Square> {
  const moves = new Map<string, Square>();
  for (const square of movesOf(stand.board)) {
    const key = keyOf(after(stand, square));
    if (!moves.has(key) || square === usual) moves.set(key, square);
  }
  return moves;
}

/**
 * The places in order of plies, then of games, as lines of packs. One that no other kept one leads to is left out. The values of a place may
 * lie as any of its images.
 */
export function packLines(
  places: readonly Place[],
  values: ReadonlyMap<string, readonly Valued[]>,
): readonly PackLine[] {
  const lines: PackLine[] = [];
  let before: Stored[] = [];
  const order = places.toSorted((a, b) => a.line.length - b.line.length || b.games - a.games);
  const last = order.at(-1)?.line.length ?? 0;
  for (let plies = 0; plies <= last; plies += 1) {
    const stored: Stored[] = [];
    for (const place of order.filter(({ line }) => line.length === plies)) {
      const parent = before
        .filter(({ place: { onwards } }) => onwards.has(place.key))
        .reduce<Stored | undefined>(
          (a, b) => ((b.place.onwards.get(place.key) ?? 0) > (a?.place.onwards.get(place.key) ?? -1) ? b : a),
          undefined,
        );
      if (plies > 0 && parent === undefined) continue;
      const by = parent && movesTo(parent.stand, place.line.at(-1)).get(place.key);
      const stand = parent && by !== undefined ? after(parent.stand, by) : START;
      stored.push({ at: lines.length, place, stand });
      const { games, black, draws, discs } = place;
      const moves = packedMoves(place.onwards, place, stand, values.get(place.key));
      const text = formatBookNode({
        parent: parent?.at ?? null,
        by: by ?? null,
        games,
        black,
        draws,
        discs: Math.round(100 * discs),
        moves,
      });
      lines.push({ plies, text });
    }
    before = stored;
  }
  return lines;
}

/** The positions of a book as lines of packs again, with other values. */
export function repacked(
  spots: readonly BookSpot[],
  values: ReadonlyMap<string, readonly Valued[]>,
): readonly PackLine[] {
  return spots.map((spot) => {
    const { packed, plies, key } = spot;
    const onwards = new Map(packed.moves.map(({ square, games }) => [keyOf(after(spot, square)), games]));
    const moves = packedMoves(onwards, spot, spot, values.get(key));
    return { plies, text: formatBookNode({ ...packed, moves }) };
  });
}

/**
 * The moves of a position, the most played first: those that were played on to others, and those that have a value, which they have as
 * `place` lies; the position itself lies as `stand`.
 */
function packedMoves(
  onwards: ReadonlyMap<string, number>,
  place: Stand,
  stand: Stand,
  valued: readonly Valued[] | undefined,
): readonly PackedMove[] {
  const values = new Map(valued?.map(({ square, score, depth }) => [keyOf(after(place, square)), { score, depth }]));
  const usual = keyOf(stand) === keyOf(START) ? F5 : undefined;
  return [...movesTo(stand, usual)]
    .map(([key, square]) => ({ square, games: onwards.get(key) ?? 0, value: values.get(key) ?? null }))
    .filter(({ games, value }) => games > 0 || value !== null)
    .sort((a, b) => b.games - a.games || (b.value?.score ?? 0) - (a.value?.score ?? 0));
}

const F5 = USUAL_SHAPE.squares.find((square) => nameOf(USUAL_SHAPE, square) === "f5");
