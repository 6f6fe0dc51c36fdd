import { fail, ok, type Result, type Square, squareNamed, USUAL_SHAPE } from "../reversi/index.ts";

/** A position with a name. It has at least one of an English and a Japanese name, and a transliteration where it has no English one. */
export interface OpeningName {
  /** How links call it: small letters, digits and hyphens. */
  readonly id: string;
  /** The moves that lead to it, from f5. */
  readonly line: readonly Square[];
  /** Names in use, the first the usual one. */
  readonly english: readonly string[];
  readonly japanese: readonly string[];
  /** How the first Japanese name is read, in Hepburn's letters. */
  readonly transliteration: string | null;
  /** Other lines that some sources give the same name. */
  readonly variants: readonly (readonly Square[])[];
}

/** Which part of a line cannot be read. */
export type NameError = "fields" | "id" | "line" | "names";

const COLUMNS = 6;

function squaresFrom(text: string): readonly Square[] | null {
  if (!/^(?:[a-h][1-8])+$/.test(text)) return null;
  const squares = (text.match(/../g) ?? []).map((name) => squareNamed(USUAL_SHAPE, name));
  return squares.every((square) => square !== undefined) ? squares : null;
}

const listFrom = (text: string): readonly string[] => (text === "" ? [] : text.split(" / "));

/**
 * Reads a line of `content/openings/names.tsv`: the id, the moves from f5, the English names with ` / ` between them, the Japanese ones, the
 * transliteration, and the lines that others give the name, with spaces between them; a tab between each two. That the moves are legal
 * is for the proof to say.
 */
export function parseOpeningName(text: string): Result<OpeningName, NameError> {
  const columns = text.split("\t");
  const [id = "", moves = "", english = "", japanese = "", transliteration = "", others = ""] = columns;
  if (columns.length !== COLUMNS) return fail("fields");
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return fail("id");
  const line = squaresFrom(moves);
  const variants = others === "" ? [] : others.split(" ").map(squaresFrom);
  if (line === null || !variants.every((variant) => variant !== null)) return fail("line");
  const hasName = english !== "" || (japanese !== "" && transliteration !== "");
  if (!hasName || (japanese === "") !== (transliteration === "")) {
    if (!(english !== "" && transliteration === "")) return fail("names");
  }
  return ok({
    id,
    line,
    english: listFrom(english),
    japanese: listFrom(japanese),
    transliteration: transliteration === "" ? null : transliteration,
    variants,
  });
}
