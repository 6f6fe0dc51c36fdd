import { joined } from "../../board/words.ts";
import type { Translate } from "../../locales/text.ts";
import {
  type BookNode,
  calledOf,
  type Elsewhere,
  type NameSoFar,
  type OpeningName,
  percents,
} from "../../openings/index.ts";
import { nameOf, type Square, USUAL_SHAPE } from "../../reversi/index.ts";
import { valueWords } from "../analysis/words.ts";
import type { Row, RowValue } from "./rows.ts";

/** How many names are told at once. */
const FEW = 3;

const squareText = (square: Square): string => nameOf(USUAL_SHAPE, square);

/** A number as the language writes it: "137,094". */
export const number = (value: number, tag: string): string => new Intl.NumberFormat(tag).format(value);

/** A share, 0 to 1, in whole per cent; what is less than one is told as that. */
export const percent = (share: number): string => (share > 0 && share < 0.01 ? "<1" : String(Math.round(share * 100)));

/** Names in a list, the first few of them, those that have an English name first: "Rose, Cat and 12 more". Empty without a name. */
export function namesWords(names: readonly OpeningName[], t: Translate): string {
  const isForeign = ({ english }: OpeningName): number => (english.length > 0 ? 0 : 1);
  const called = [...new Set(names.toSorted((a, b) => isForeign(a) - isForeign(b)).map(calledOf))];
  const told = joined(called.slice(0, FEW), t);
  const more = called.length - FEW;
  return more > 0 ? t("explorer.names.more", { names: told, count: more }) : told;
}

/** How sure a value is: how deep it was looked, and by whom. */
export function sureWords({ isExact, by, depth }: RowValue, t: Translate): string {
  return isExact ? t("explorer.value.exact") : t(`explorer.value.${by}`, { depth });
}

/** A move of the list as a voice says it. */
export function rowWords(row: Row, tag: string, t: Translate): string {
  const { square, value, games, share, results, names, ahead, twins, isSolved } = row;
  const played =
    games === 0
      ? t("explorer.row.never")
      : t("explorer.row.share", { count: games, games: number(games, tag), share: percent(share) });
  return [
    [
      squareText(square),
      value === null ? t("explorer.value.none") : `${valueWords(value, t)}, ${sureWords(value, t)}`,
      ...(names.length > 0 ? [t("explorer.row.named", { names: namesWords(names, t) })] : []),
      ...(names.length === 0 && ahead.length > 0 ? [t("explorer.row.ahead", { names: namesWords(ahead, t) })] : []),
      ...(isSolved ? [t("explorer.row.solved")] : []),
      played,
    ].join(", "),
    ...(results === null || results.games === 0 ? [] : [t("explorer.results", percents(results))]),
    ...(twins.length === 0 ? [] : [t("explorer.row.twins", { squares: joined(twins.map(squareText), t) })]),
  ].join(". ");
}

/** How often a position came, and how those games went. */
export function statsWords(node: BookNode, tag: string, t: Translate): string {
  const { games, discs } = node;
  return t("explorer.stats", {
    count: games,
    games: number(games, tag),
    results: t("explorer.results", percents(node)),
    discs: number(Math.round(discs * 10) / 10, tag),
  });
}

/** What is told of the names of a position. */
export interface Naming {
  readonly title: string;
  /** The Japanese name beside it; empty where there is none. */
  readonly japanese: string;
  readonly text: string;
}

/** The name so far after `plies` moves; `ahead` are the names that the position can still come to. */
export function namingOf(
  { name, at, leftAt }: NameSoFar,
  plies: number,
  ahead: readonly OpeningName[],
  t: Translate,
): Naming {
  if (plies === 0) {
    return { title: t("explorer.name.start"), japanese: "", text: t("explorer.name.start.text") };
  }
  const names = namesWords(ahead, t);
  if (name === null) {
    const text =
      leftAt !== null
        ? t("explorer.name.left.none", { number: leftAt })
        : names === ""
          ? t("explorer.name.none.text")
          : t("explorer.name.ahead", { names });
    return { title: t("explorer.name.none"), japanese: "", text };
  }
  const title = calledOf(name);
  const japanese = name.japanese[0] ?? "";
  if (leftAt !== null) return { title, japanese, text: t("explorer.name.left", { name: title, number: leftAt }) };
  if (at < plies) return { title, japanese, text: t("explorer.name.on", { count: plies - at, names }) };
  const also = [...name.english.filter((one) => one !== title), ...name.japanese.slice(1)];
  const called = also.length === 0 ? [] : [t("explorer.name.also", { names: joined(also, t) })];
  const next = names === "" ? [] : [t("explorer.name.ahead", { names })];
  return { title, japanese, text: [...called, ...next].join(" ") };
}

/** That some sources give names of a position to others; empty where they agree. */
export const differingWords = (others: readonly Elsewhere[], t: Translate): string =>
  others.length === 0
    ? ""
    : t("explorer.name.elsewhere", {
        count: others.length,
        names: joined([...new Set(others.map(({ text }) => text))], t),
      });

/** The name of a position in a sentence, for a voice: where the game has one just now, or has just left one. Else empty. */
export function spokenName({ name, at, leftAt }: NameSoFar, plies: number, t: Translate): string {
  if (name !== null && plies > 0 && at === plies) return `${calledOf(name)}.`;
  if (name !== null && leftAt === plies) return t("explorer.name.left", { name: calledOf(name), number: leftAt });
  return "";
}
