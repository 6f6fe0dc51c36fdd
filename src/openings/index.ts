export type { MoveValue } from "../catalogue/book.ts";
export type { OpeningName } from "../catalogue/opening-names.ts";
export { Book, type BookFault, type BookMove, type BookNode, type Results } from "./book.ts";
export { type Elsewhere, elsewhere } from "./elsewhere.ts";
export { type LoadError, type Loading, loadBook } from "./load.ts";
export { calledOf, type NameSoFar, Names, type NamesFault } from "./names.ts";
export { type Turned, turned } from "./turned.ts";
