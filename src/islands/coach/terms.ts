import { onSite } from "../analysis/address.ts";

/** Where a reason leads on: the word that it is about, and the address of what teaches it. */
export interface Lead {
  readonly word: string;
  readonly path: string;
}

type Leads = Readonly<Record<string, Lead>>;

const isText = (value: unknown): value is string => typeof value === "string";

/** The leads in what was fetched, by the id of their term; what is none is left out. */
function leadsIn(fetched: unknown): Leads {
  if (typeof fetched !== "object" || fetched === null) return {};
  const leads = Object.entries(fetched).flatMap(([id, lead]: [string, Partial<Record<string, unknown>> | null]) => {
    const [word, path] = [lead?.["word"], lead?.["path"]];
    return isText(word) && isText(path) && path.startsWith("/") ? [[id, { word, path }]] : [];
  });
  return Object.fromEntries(leads);
}

let known: Leads = {};
let asked: Promise<void> | null = null;

/** What is known of a term by now; undefined before it has been fetched, and where it cannot be. */
export const leadTo = (term: string): Lead | undefined => known[term];

/** Fetches where the terms lead, once; after a failure again. Never rejects. */
export function fetchLeads(): Promise<void> {
  asked ??= fetch(onSite("/glossary/terms.json"))
    .then((response) => (response.ok ? response.json() : null))
    .then((fetched: unknown) => {
      known = leadsIn(fetched);
    })
    .catch(() => {
      asked = null;
    });
  return asked;
}
