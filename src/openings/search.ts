import type { OpeningName } from "../catalogue/opening-names.ts";
import { parseTranscript } from "../reversi/index.ts";
import type { Names } from "./names.ts";
import { keyOf, playedAt, START } from "./stand.ts";

const KATAKANA = /[\u30a1-\u30f6]/g;
const KATAKANA_BEFORE_HIRAGANA = 0x60;

/** A text without what people write differently: case, accents, long vowels, katakana or hiragana, spaces and signs. */
export const plainText = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - KATAKANA_BEFORE_HIRAGANA))
    .normalize("NFD")
    // The marks that make か into が are no accents, but people leave them out no more than they leave out letters: they are kept.
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]/gu, "");

const textsOf = ({ english, japanese, transliteration }: OpeningName): readonly string[] => [
  ...english,
  ...japanese,
  ...(transliteration === null ? [] : [transliteration]),
];

const NOT_FOUND = Infinity;

function rankOf(text: string, wanted: string): number {
  if (text === wanted) return 0;
  const at = text.indexOf(wanted);
  return at === -1 ? NOT_FOUND : at === 0 ? 1 : 2;
}

const isSamePosition = (one: OpeningName, two: OpeningName): boolean => {
  const [a, b] = [one, two].map(({ line }) => line.reduce((stand, square) => playedAt(stand, square) ?? stand, START));
  return a !== undefined && b !== undefined && keyOf(a) === keyOf(b);
};

/**
 * The names that a text means: those that hold it in any language, whole names first, then those that begin so; or of the position it
 * leads to, if it is a list of moves, in capitals, with numbers, or turned.
 */
export function searchNames(names: Names, text: string): readonly OpeningName[] {
  const moves = parseTranscript(text);
  if (moves.ok && moves.value.plies.length > 0) {
    const { name, at } = names.soFar(moves.value.plies.map(({ move }) => move.square));
    return name === null || at < moves.value.plies.length ? [] : names.all.filter((one) => isSamePosition(one, name));
  }
  const wanted = plainText(text);
  if (wanted === "") return [];
  const ranked = names.all.flatMap((name) => {
    const rank = Math.min(...textsOf(name).map((one) => rankOf(plainText(one), wanted)));
    return rank === NOT_FOUND ? [] : [{ name, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank || a.name.line.length - b.name.line.length).map(({ name }) => name);
}
