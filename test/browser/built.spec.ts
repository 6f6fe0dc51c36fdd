import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { Window } from "happy-dom";
import { dist, pages } from "./support/pages.ts";

// These read the files of the built site; they need no window.

// Each parses every page of the site.
test.describe.configure({ timeout: 240_000 });

const base = process.env["BASE_PATH"] ?? "/";
const home = new URL(base, "http://site.invalid/");

// One for all: each window keeps what it has parsed.
const parser = new new Window().DOMParser();

function parse(html: string) {
  return parser.parseFromString(html, "text/html");
}

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*"|='[^']*'|=[^\s"'<>]+)?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)"|='([^']*)'|=([^\s"'<>]+))?/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", quot: '"', "#39": "'", lt: "<", gt: ">" };

const withoutScripts = (html: string): string =>
  html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, "$1");

/** The elements of a page as they are written, each with its attributes: a hundred pages are read in a second. Scripts are left empty. */
function* elementsOf(html: string): Generator<readonly [name: string, attributes: ReadonlyMap<string, string>]> {
  for (const [, name = "", written = ""] of withoutScripts(html).matchAll(TAG)) {
    const attributes = new Map<string, string>();
    for (const [, key = "", double, single, bare] of written.matchAll(ATTRIBUTE)) {
      const value = double ?? single ?? bare ?? "";
      attributes.set(
        key,
        value.replace(/&(amp|quot|#39|lt|gt);/g, (entity, code: string) => ENTITIES[code] ?? entity),
      );
    }
    yield [name.toLowerCase(), attributes];
  }
}

/** The values of an attribute in a page, of the elements called `element`, or of all. */
const values = (html: string, attribute: string, element?: string): string[] =>
  [...elementsOf(html)].flatMap(([name, attributes]) =>
    element === undefined || name === element ? (attributes.get(attribute) ?? []) : [],
  );

/** What a page's <link>s ask for: not where it stands itself, or in another language. */
const linked = (html: string): string[] =>
  [...elementsOf(html)].flatMap(([name, attributes]) =>
    name === "link" && !/\b(canonical|alternate)\b/.test(attributes.get("rel") ?? "")
      ? (attributes.get("href") ?? [])
      : [],
  );

const idsIn = new Map<string, ReadonlySet<string>>();

/** The ids of a page of the site. Read once: many links lead to the same long page. */
function idsOf(file: string): ReadonlySet<string> {
  const known = idsIn.get(file) ?? new Set(values(readFileSync(file, "utf8"), "id"));
  idsIn.set(file, known);
  return known;
}

/** The file that the server answers an address with, or undefined for an address outside the site. */
function fileOf(url: URL): string | undefined {
  if (url.origin !== home.origin) return undefined;
  const path = decodeURIComponent(url.pathname.slice(home.pathname.length));
  return join(dist, path.endsWith("/") || path === "" ? `${path}index.html` : path);
}

/** What is wrong with a link on a page; undefined if nothing is. */
function fault(href: string, from: string): string | undefined {
  const url = new URL(href, new URL(from, home));
  const file = fileOf(url);
  if (!file || !/^https?:$/.test(url.protocol)) return undefined;
  if (!existsSync(file)) return `${from} links to ${href}, which does not exist`;
  const id = decodeURIComponent(url.hash.slice(1));
  if (!id || !file.endsWith(".html")) return undefined;
  return idsOf(file).has(id) ? undefined : `${from} links to ${href}, and that page has no such place`;
}

test("every tag of every page is read", () => {
  const unread = pages.flatMap(({ path, html }) => {
    const written = withoutScripts(html).match(/<[a-z]/gi)?.length ?? 0;
    const read = [...elementsOf(html)].length;
    return written === read && read > 0 ? [] : [`${path}: ${read} of ${written}`];
  });
  expect(unread).toEqual([]);
});

test("every page tells its language and direction, has a title and one main heading", () => {
  expect(pages.length).toBeGreaterThan(0);
  const silent = pages.filter(({ html, language }) => {
    const [direction = ""] = values(html, "dir", "html");
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? "";
    const headings = [...elementsOf(html)].filter(([name]) => name === "h1").length;
    return language === "" || !["ltr", "rtl"].includes(direction) || title === "" || headings !== 1;
  });
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test("no page has two elements of one id", () => {
  const twice = pages.flatMap(({ path, html }) => {
    const ids = values(html, "id");
    return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${path}: ${id}`);
  });
  expect(twice).toEqual([]);
});

test("every link inside the site leads to a page and a place that exist", () => {
  const faults = pages.flatMap(({ path, html }) =>
    values(html, "href", "a").flatMap((href) => fault(href, path) ?? []),
  );
  expect(faults).toEqual([]);
});

test("every file that a page asks for is part of the site", () => {
  const asked = pages.flatMap(({ path, html }) =>
    [...values(html, "src"), ...linked(html)].map((address) => ({ path, url: new URL(address, new URL(path, home)) })),
  );
  const missing = asked
    .filter(({ url }) => !existsSync(fileOf(url) ?? ""))
    .map(({ path, url }) => `${path}: ${url.href}`);
  expect(missing).toEqual([]);
});

test("no style sheet asks for anything but files of the site", () => {
  const sheets = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
  const outside = sheets.filter((name) =>
    /url\(\s*["']?(?:[a-z]+:|\/\/)|@import/i.test(readFileSync(join(dist, name), "utf8")),
  );
  expect(outside).toEqual([]);
});

/** What the policy of the site forbids an element to have. */
const forbidden = (html: string): string[] =>
  [...elementsOf(html)].flatMap(([element, attributes]) =>
    [...attributes]
      .filter(([name, value]) => /^(style|on[a-z]+)$/i.test(name) || /^\s*javascript:/i.test(value))
      .map(([name]) => `${element} ${name}`),
  );

test("no page has a style attribute, an inline handler or a javascript link", () => {
  expect(pages.flatMap(({ path, html }) => forbidden(html).map((found) => `${path}: ${found}`))).toEqual([]);
});

test("every page states the security policy before anything it loads", () => {
  const without = pages.filter(({ html }) => {
    const policy = html.indexOf("content-security-policy");
    const first = html.search(/<(?:script|link|style)\b/);
    return policy < 0 || (first >= 0 && first < policy);
  });
  expect(without.map(({ path }) => path)).toEqual([]);
});

/** What a page says without scripts and before a study is solved. */
function wordsOf(html: string) {
  const document = parse(html);
  for (const island of document.querySelectorAll("astro-island, script, .needs-script")) island.remove();
  return document;
}

test("a text that says its moves can be followed comes with them as text", () => {
  const promise = /\byou can (?:follow|watch)\b/i;
  const told = pages.filter(
    ({ html }) => promise.test(html) && promise.test(wordsOf(html).querySelector("main")?.textContent ?? ""),
  );
  expect(told.length).toBeGreaterThan(0);
  const without = told.filter(({ html }) => (wordsOf(html).querySelectorAll(".moves li").length ?? 0) === 0);
  expect(without.map(({ path }) => path)).toEqual([]);
});

test("the checks of this file see what they look for", () => {
  expect(fault("./nowhere/", "./")).toBeDefined();
  expect(fault("https://example.org/", "./")).toBeUndefined();
  expect(values(`<p style="x"><a href="/a?b&amp;c">a</a><script>"<a href=no>"</script>`, "href", "a")).toEqual([
    "/a?b&c",
  ]);
  expect(forbidden(`<p Style=x>a<a href=" javascript:b()" title="c">d</a><img alt onerror='e()'>`)).toEqual([
    "p Style",
    "a href",
    "img onerror",
  ]);
});

test("no script brings along what reads content, or builds functions from text, which the policy forbids", () => {
  const folder = join(dist, "_astro");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  const faulty = scripts.filter((name) =>
    /\b_zod\b|\bnew Function\b|\beval\(/.test(readFileSync(join(folder, name), "utf8")),
  );
  expect(faulty).toEqual([]);
});
