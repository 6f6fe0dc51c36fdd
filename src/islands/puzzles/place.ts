import { isPuzzleId } from "../../catalogue/puzzle.ts";
import { IMAGES } from "../../training/puzzles/task.ts";
import type { Item } from "./item.ts";
import { keepInTab, keptInTab } from "./tab.ts";

/** A puzzle and how it lies. */
export type Place = Pick<Item, "id" | "image">;

const KEY = "outflank:puzzle";

/** Whether data from outside names a puzzle in one of its images. */
export const isPlace = (data: unknown): data is Place =>
  typeof data === "object" &&
  data !== null &&
  "id" in data &&
  typeof data.id === "string" &&
  isPuzzleId(data.id) &&
  "image" in data &&
  typeof data.image === "number" &&
  Number.isInteger(data.image) &&
  data.image >= 0 &&
  data.image < IMAGES;

export const placeOf = ({ id, image }: Item): Place => ({ id, image });

/** The puzzle that is under way in this tab, so that a reload shows it again as it lay; null if there is none. */
export const keptPlace = (): Place | null => keptInTab(KEY, isPlace);

/** Keeps which puzzle is under way; null once it is done. */
export const keepPlace = (item: Item | null): void => keepInTab(KEY, item && placeOf(item));
