import { explain } from "../../coach/explain/explain.ts";
import type { Searcher } from "../../engine/searcher.ts";
import { emptiesOf } from "../../reversi/index.ts";
import { readMistakes } from "../coach/mistakes.ts";
import { type Figure, figure, median, type Part } from "./report.ts";

/** The groups in which times are told: endings whose values are read out, those of 16 empty squares, and the midgame. */
const GROUPS = [
  { name: "8-15 empty squares", from: 8, to: 15 },
  { name: "16 empty squares", from: 16, to: 16 },
  { name: "17-20 empty squares", from: 17, to: 20 },
  { name: "24-40 empty squares", from: 24, to: 40 },
] as const;

/** Does something and gives the milliseconds of a processor that it took: a busy machine makes them no more. */
function processed<T>(work: () => T): { readonly result: T; readonly ms: number } {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return { result, ms: (user + system) / 1000 };
}

/** How many mistakes from games the coach gives a reason for, how long it takes, and what it tells first, most often. */
export function benchCoach(path: string, searcher: Searcher): Part {
  const told = readMistakes(path).map((mistake) => {
    const { result, ms } = processed(() => explain(mistake, searcher));
    return { empties: emptiesOf(mistake.board), first: result?.reasons[0]?.key, ms };
  });
  const shareOf = (some: typeof told): number =>
    (100 * some.filter(({ first }) => first !== undefined).length) / Math.max(1, some.length);
  const groups = GROUPS.flatMap(({ name, from, to }): readonly Figure[] => {
    const group = told.filter(({ empties }) => empties >= from && empties <= to);
    const times = group.map(({ ms }) => ms);
    return [
      figure(`${name}, ${group.length} mistakes, with a reason`, shareOf(group), "%"),
      figure(`${name}, median`, median(times), "ms"),
      figure(`${name}, longest`, Math.max(...times), "ms"),
    ];
  });
  const firsts = Map.groupBy(told, ({ first }) => first ?? "no reason");
  const often = [...firsts].sort(([, a], [, b]) => b.length - a.length).slice(0, 10);
  return {
    part: "coach",
    figures: [
      figure(`${told.length} mistakes, with a reason (at least 80 %)`, shareOf(told), "%"),
      ...groups,
      ...often.map(([key, { length }]) => figure(`told first: ${key}`, length, "mistakes")),
    ],
  };
}
