import { existsSync, readFileSync } from "node:fs";
import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from "yaml";
import { plainText } from "../../src/catalogue/steps.ts";

const CONTENT = new URL("../../content/", import.meta.url);

/** The text of a file by its path below `content/`; nothing where there is none. */
type Read = (path: string) => string | undefined;

const fromContent: Read = (path) => {
  const file = new URL(path, CONTENT);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
};

/**
 * Faults as a reader can go to them: `content/FILE:LINE: FIELD: REASON`, of faults that say `FILE: FIELD: REASON`. The line is that of
 * the field, of the step, of its claim or of its term; of the nearest that is there, where something is missing. A fault of no file
 * stays as it is.
 */
export const withLines = (faults: readonly string[], read: Read = fromContent): readonly string[] =>
  faults.map((fault) => {
    const [, path = "", reason = ""] = /^(\S+\.(?:yaml|mdx)): ([\s\S]*)$/.exec(fault) ?? [];
    const text = read(path)?.replaceAll("\r\n", "\n");
    if (text === undefined) return fault;
    const [, told] = /^line (\d+): /.exec(reason) ?? [];
    if (told !== undefined) return `content/${path}:${told}: ${reason.replace(/^line \d+: /, "")}`;
    return `content/${path}:${lineOf(path, text, reason)}: ${reason}`;
  });

function lineOf(path: string, text: string, reason: string): number {
  const [, step] = /^step ([^:]+): /.exec(reason) ?? [];
  if (step !== undefined) return lineInStep(text, step, reason);
  if (!path.endsWith(".mdx")) return lineInYaml(text, reason);
  // The head begins below its first rule.
  return lineInYaml(/^---\n([\s\S]*?\n)---\n/.exec(text)?.[1] ?? "", reason) + 1;
}

/** The line of the claim or the term that a fault of a step is about, else of the attribute, else of the step. */
function lineInStep(text: string, step: string, reason: string): number {
  const start = text.search(new RegExp(`<Step\\b[^>]*\\bid="${step}"`));
  const end = text.indexOf("</Step>", start);
  const body = text.slice(start, end < 0 ? undefined : end);
  const claims = [...body.matchAll(/<Claim\b[^>]*>([\s\S]*?)<\/Claim>/g)];
  const claim = claims.find(([, sentence = ""]) => reason.includes(`"${plainText(sentence)}"`))?.index ?? -1;
  const [, term] = /there is no term (\S+)/.exec(reason) ?? [];
  const [, attribute] = /^step [^:]+: (\w+):/.exec(reason) ?? [];
  const found = [claim, body.indexOf(`<Term id="${term}"`), body.search(new RegExp(`\\s${attribute}="`)) + 1];
  return rowAt(text, Math.max(0, start) + (found.find((offset) => offset > 0) ?? 0));
}

const rowAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

/** The line of a field written `words.en.hints.0`, or as near to it as the file goes; of a fault of form, the line of that. */
function lineInYaml(text: string, reason: string): number {
  const [, broken] = / at line (\d+), column/.exec(reason) ?? [];
  if (broken !== undefined) return Number(broken);
  const [, field = ""] = /^([\w.-]+): /.exec(reason) ?? [];
  const [, stranger] = /Unrecognized keys?: "([^"]+)"/.exec(reason) ?? [];
  const lines = new LineCounter();
  let at: unknown = parseDocument(text, { lineCounter: lines }).contents;
  let offset = 0;
  for (const part of [...(field === "" ? [] : field.split(".")), ...(stranger === undefined ? [] : [stranger])]) {
    if (isSeq(at)) {
      const item: unknown = at.items[Number(part)];
      offset = (item as Node | undefined)?.range?.[0] ?? offset;
      at = item;
    } else if (isMap(at)) {
      const pair: Pair | undefined = at.items.find(({ key }) => isScalar(key) && String(key.value) === part);
      if (pair === undefined) break;
      offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? offset) : offset;
      at = pair.value;
    } else break;
  }
  return lines.linePos(offset).line;
}
