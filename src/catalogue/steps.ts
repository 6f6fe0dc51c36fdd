import type { z } from "astro/zod";
import { type Claim, claim } from "./claim.ts";
import { type StepFields, stepFields } from "./lesson.ts";

/** A claim of a step with the sentence that makes it. */
export interface StepClaim {
  readonly claim: Claim;
  readonly sentence: string;
}

/** A step of a lesson: its attributes, what it claims, the terms it links, and its words without tags and marks of Markdown. */
export interface Step extends StepFields {
  readonly claims: readonly StepClaim[];
  readonly terms: readonly string[];
  /** Its headings, which get ids on the page. */
  readonly headings: readonly string[];
  readonly text: string;
}

type Attributes = Readonly<Record<string, string>>;

interface Tag {
  readonly name: string;
  readonly attributes: Attributes;
  readonly closes: boolean;
  readonly isEmpty: boolean;
  readonly start: number;
  readonly end: number;
}

const TAG = /<(\/?)([A-Z][A-Za-z]*)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;
const ATTRIBUTE = /\s+([a-zA-Z]+)="([^"]*)"/gy;

/** What a reader does not see: the head of a file, and notes in the comments of MDX. */
const UNSEEN = /^---\r?\n[\s\S]*?\n---\r?\n|\{\/\*[\s\S]*?\*\/\}/g;

/** The place of `offset` in `body`, for messages. */
const lineOf = (body: string, offset: number): number => body.slice(0, offset).split("\n").length;

function attributesOf(text: string, where: string): Attributes {
  const attributes: Record<string, string> = {};
  ATTRIBUTE.lastIndex = 0;
  let end = 0;
  for (let match = ATTRIBUTE.exec(text); match !== null; match = ATTRIBUTE.exec(text)) {
    const [, name = "", value = ""] = match;
    if (name in attributes) throw new Error(`${where}: ${name} stands twice`);
    attributes[name] = value;
    end = ATTRIBUTE.lastIndex;
  }
  if (text.slice(end).trim() !== "")
    throw new Error(`${where}: attributes are written name="text", not ${text.trim()}`);
  return attributes;
}

const tagsOf = (body: string): readonly Tag[] =>
  [...body.matchAll(TAG)].map((match) => {
    const [whole, slash, name = "", text = "", empty] = match;
    const where = `line ${lineOf(body, match.index)}: <${name}>`;
    return {
      name,
      attributes: attributesOf(text, where),
      closes: slash === "/",
      isEmpty: empty === "/",
      start: match.index,
      end: match.index + whole.length,
    };
  });

/** Digits become a number, as they are in a file of data. */
const valuesOf = (attributes: Attributes): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, /^-?\d+$/.test(value) ? Number(value) : value]),
  );

/** The words of a text: without tags, links and marks of Markdown. */
export const plainText = (text: string): string =>
  text
    .replace(TAG, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`#>]/g, "")
    .replace(/\s+/g, " ")
    .trim();

export const countWords = (text: string): number =>
  (text.match(/[\p{L}\p{N}]+(?:[’'’-][\p{L}\p{N}]+)*/gu) ?? []).length;

function read<S extends z.ZodType>(schema: S, data: unknown, where: string): z.infer<S> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join(".");
  throw new Error(`${where}: ${field ? `${field}: ` : ""}${issue?.message}`);
}

/** The claim that the attributes of a `<Claim>` make. Throws an Error that begins with `where` when they make none. */
export const claimIn = (attributes: Attributes, where: string): Claim =>
  read(claim, valuesOf(attributes), `${where}: claim ${attributes["kind"] ?? "?"}`);

/** One step between its tags. */
function stepOf(body: string, open: Tag, close: Tag, inner: readonly Tag[]): Step {
  const at = (tag: Tag): string => `line ${lineOf(body, tag.start)}: step ${open.attributes["id"] ?? "?"}`;
  const fields = read(stepFields, open.attributes, at(open));
  const claims = inner.flatMap((tag, i): StepClaim[] => {
    if (tag.name !== "Claim" || tag.closes) return [];
    const end = tag.isEmpty ? undefined : inner[i + 1];
    if (!tag.isEmpty && !(end?.name === "Claim" && end.closes)) throw new Error(`${at(tag)}: a <Claim> is not closed`);
    const sentence = end === undefined ? "" : plainText(body.slice(tag.end, end.start));
    return [{ claim: claimIn(tag.attributes, at(tag)), sentence }];
  });
  const terms = inner.flatMap((tag) => (tag.name === "Term" && !tag.closes ? [tag.attributes["id"] ?? ""] : []));
  const written = body.slice(open.end, close.start);
  const headings = [...written.matchAll(/^#+[ \t]+(.+)$/gm)].map(([, heading = ""]) => plainText(heading));
  return { ...fields, claims, terms, headings, text: plainText(written) };
}

/**
 * The steps of a lesson, in order: the one way to read them, for pages and for tests. `source` is the whole file, or its body.
 * Attributes are texts in double quotation marks; notes in the comments of MDX may stand anywhere. Throws an Error that names line
 * of `source`, step and field for anything else, and for text outside of steps: content is written by us, and a lesson that cannot be
 * read stops the build.
 */
export function stepsOf(source: string): readonly Step[] {
  const body = source.replace(UNSEEN, (unseen) => unseen.replace(/./g, " "));
  const steps: Step[] = [];
  const tags = tagsOf(body);
  let outside = 0;
  const refuseText = (until: number): void => {
    const text = body.slice(outside, until);
    const start = outside + text.search(/\S/);
    if (start >= outside)
      throw new Error(`line ${lineOf(body, start)}: text outside of a step: ${text.trim().slice(0, 40)}`);
  };
  for (let i = 0; i < tags.length; i += 1) {
    const open = tags[i];
    if (open === undefined) break;
    const where = `line ${lineOf(body, open.start)}`;
    if (open.name !== "Step" || open.closes || open.isEmpty) {
      throw new Error(`${where}: here begins a <Step>, with text in it, not <${open.closes ? "/" : ""}${open.name}>`);
    }
    refuseText(open.start);
    const length = tags.slice(i + 1).findIndex((tag) => tag.name === "Step");
    const close = tags[i + 1 + length];
    if (length < 0 || !close?.closes)
      throw new Error(`${where}: the step ${open.attributes["id"] ?? "?"} is not closed`);
    const step = stepOf(body, open, close, tags.slice(i + 1, i + 1 + length));
    if (steps.some(({ id }) => id === step.id)) throw new Error(`${where}: another step is called ${step.id}`);
    steps.push(step);
    outside = close.end;
    i += length + 1;
  }
  refuseText(body.length);
  if (steps.length === 0) throw new Error("a lesson has at least one step");
  return steps;
}
