import { atom } from "nanostores";
import { chooseLine, starredPositions } from "../../progress/index.ts";
import { type Game, positionOf } from "../../reversi/index.ts";
import { openingId } from "../../training/openings/position.ts";
import { movesText } from "./walk.ts";

/** The ids of the positions that have a star; null before that is known. */
export const $starred = atom<ReadonlySet<string> | null>(null);

/** Reads which positions have one. Never rejects. */
export async function readStars(): Promise<void> {
  $starred.set(await starredPositions());
}

export const hasStar = (game: Game, starred: ReadonlySet<string> | null): boolean =>
  starred?.has(openingId(positionOf(game))) ?? false;

/** Gives the position that a game has come to a star, or takes it away. Gives whether it has one then. */
export function toggleStar(game: Game): boolean {
  const id = openingId(positionOf(game));
  const others = [...($starred.get() ?? [])].filter((one) => one !== id);
  const isOn = !hasStar(game, $starred.get());
  $starred.set(new Set(isOn ? [...others, id] : others));
  void chooseLine(id, movesText(game), isOn);
  return isOn;
}
