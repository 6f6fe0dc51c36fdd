import { isPuzzleId } from "../../catalogue/puzzle.ts";
import { IMAGES } from "../../training/puzzle-task.ts";
import type { Item } from "./item.ts";

type Place = Pick<Item, "id" | "image">;

const KEY = "outflank:puzzle";

const isPlace = (data: unknown): data is Place =>
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

/** The puzzle that is under way in this tab, so that a reload shows it again as it lay; null if there is none. */
export function keptPlace(): Place | null {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isPlace(data) ? data : null;
  } catch {
    // Without a storage every loading of the page gives another one.
    return null;
  }
}

/** Keeps which puzzle is under way; null once it is done. */
export function keepPlace(item: Item | null): void {
  try {
    if (item === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ id: item.id, image: item.image }));
  } catch {
    // As above.
  }
}
