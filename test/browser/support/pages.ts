import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the built site. */
export const dist = fileURLToPath(new URL("../../../dist/", import.meta.url));

/** A page of the built site. */
export interface BuiltPage {
  /** Its address relative to the site's base, as in `./studies/`. */
  readonly path: string;
  /** The template it is an instance of: the address without the language and with `*` for what differs. */
  readonly template: string;
  readonly language: string;
  readonly html: string;
}

const templates: readonly (readonly [RegExp, string])[] = [
  [/^learn\/[^/]+\/[^/]+\/$/, "learn/*/*/"],
  [/^openings\/drill\/$/, "openings/drill/"],
  [/^(studies|train|openings|games)\/[^/]+\/$/, "$1/*/"],
];

function templateOf(path: string): string {
  const found = templates.find(([pattern]) => pattern.test(path));
  return found ? path.replace(...found) : path;
}

function readPage(file: string): BuiltPage {
  const html = readFileSync(file, "utf8");
  const language = /<html[^>]*\slang="?([\w-]+)/.exec(html)?.[1] ?? "";
  const path = relative(dist, file)
    .split(sep)
    .join("/")
    .replace(/(^|\/)index\.html$/, "$1");
  const bare = path.startsWith(`${language}/`) ? path.slice(language.length + 1) : path;
  return { path: `./${path}`, template: templateOf(bare), language, html };
}

/** Every page of the built site, in the order of the addresses. */
export const pages: readonly BuiltPage[] = readdirSync(dist, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .sort()
  .map((name) => readPage(join(dist, name)));

/**
 * The pages that browser tests visit: one of each template in each language, or every page when `TEST_ALL` is set, as
 * `npm run test:all` does.
 */
export const visited: readonly BuiltPage[] = process.env["TEST_ALL"]
  ? pages
  : [...new Map(pages.map((page) => [`${page.language} ${page.template}`, page])).values()];
