export type { OpeningName } from "../catalogue/opening-names.ts";
export { Book, type BookMove, type BookNode, type Results } from "./book.ts";
export { type Elsewhere, elsewhere } from "./elsewhere.ts";
export { type Loading, loadBook } from "./load.ts";
export { calledOf, type NameSoFar, Names } from "./names.ts";
export { percents } from "./percents.ts";
export { turned } from "./turned.ts";
