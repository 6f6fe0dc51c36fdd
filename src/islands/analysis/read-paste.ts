import { ok, parseRecord, parseRecords, type RecordError, type Result } from "../../reversi/index.ts";
import type { LinkFault } from "./link.ts";
import { readLink } from "./read-link.ts";
import { newWork, type Work } from "./work.ts";

/** What a pasted text holds. */
export interface Pasted {
  readonly work: Work;
  /** How many games the text has; the work is the first of them. */
  readonly games: number;
}

/** What is wrong with a pasted text: with a record, or with a link. */
export type PasteFault = { readonly field: "record"; readonly error: RecordError } | LinkFault;

/** Reads a position or a game in any form that is known, or the address of such a page as this, or what of it begins with `?`; of several games the first. */
export function readPaste(text: string): Result<Pasted, PasteFault> {
  const query = /^\s*(?:https?:\/\/\S*?)?(\?[^\s#]*)/i.exec(text)?.[1];
  const linked = query === undefined ? null : readLink(query);
  if (linked !== null) return linked.ok ? ok({ work: linked.value, games: 1 }) : linked;
  const record = parseRecord(text);
  if (!record.ok) return { ok: false, error: { field: "record", error: record.error } };
  return ok({ work: newWork(record.value.game), games: parseRecords(text).length });
}
