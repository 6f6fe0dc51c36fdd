// Measures the engine and prints a table; writes the same as JSON to bench.json in the current folder.
//   npm run -s bench                        everything; takes a minute or two
//   npm run -s bench -- endings browser     only these parts: perft, endings, plain, evaluation, coach, puzzles, openings, browser
//   npm run -s bench -- --ffo FILE          endings of another file in OBF
//   npm run -s bench -- --reference FILE    openings compared with a table of other estimates
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { assembleEngine } from "../../build/assemble.ts";
import { loadEngine } from "../../engine/load.node.ts";
import { type Engine, searcherOf } from "../../engine/searcher.ts";
import { perftFromStart, startPosition, toBitBoard } from "../../reversi/index.ts";
import { benchBrowser } from "./browser.ts";
import { benchCoach } from "./coach.ts";
import { benchEndings, benchPlain, readEndings } from "./endings.ts";
import { benchOpenings } from "./openings.ts";
import { benchOpinions } from "./opinions.ts";
import { benchPuzzles } from "./puzzles.ts";
import { figure, type Part, tableOf, timed } from "./report.ts";

const fixture = (name: string): string => fileURLToPath(new URL(`../../../test/fixtures/${name}`, import.meta.url));

const ENGINE_PERFT = 10;
const RULES_PERFT = 7;

/** How fast moves are made: by the engine and by the rules of the site. */
function benchPerft(engine: Engine): Part {
  const { board, turn } = startPosition();
  const byEngine = timed(() => engine.perft(toBitBoard(board, turn), ENGINE_PERFT));
  const byRules = timed(() => perftFromStart(RULES_PERFT));
  return {
    part: "perft",
    figures: [
      figure(`engine, ${ENGINE_PERFT} plies`, (byEngine.result / byEngine.ms) * 1000, "leaves/s"),
      figure(`rules in TypeScript, ${RULES_PERFT} plies`, (Number(byRules.result) / byRules.ms) * 1000, "leaves/s"),
    ],
  };
}

const { values: options, positionals } = parseArgs({
  options: { ffo: { type: "string" }, reference: { type: "string" } },
  allowPositionals: true,
});

await assembleEngine();
const { module, weights } = await loadEngine();
const engine = searcherOf(module, weights);
const endings = readEndings(options.ffo ?? fixture("ffo.obf"));
const sixteen = endings.filter(({ empties }) => empties === 16).map(({ board }) => board);

// The compiler makes code faster that has run for a while; what is measured is the engine at work, not at its start.
for (const { board } of endings.slice(0, 2)) engine.exact(board);

const parts: Readonly<Record<string, () => Part | Promise<Part>>> = {
  perft: () => benchPerft(engine),
  endings: () => benchEndings(endings, engine),
  plain: () => benchPlain(endings, engine),
  evaluation: () => benchOpinions(fixture("held-out"), engine),
  coach: () => benchCoach(fixture("coach/mistakes.txt"), engine),
  puzzles: () => benchPuzzles(fileURLToPath(new URL("../../../content/puzzles", import.meta.url))),
  openings: () =>
    benchOpenings(fileURLToPath(new URL("../../../content/openings", import.meta.url)), options.reference),
  browser: () => benchBrowser([...sixteen, ...sixteen]),
};

const measured: Part[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
  const part = await parts[name]?.();
  if (part === undefined) throw new RangeError(`no part ${name}: there are ${Object.keys(parts).join(", ")}`);
  measured.push(part);
  console.log(tableOf(part));
}
writeFileSync("bench.json", `${JSON.stringify(measured, null, 2)}\n`);
