import type { SearchClient } from "../../engine/client.ts";
import type { Question } from "../../engine/question.ts";
import type { Ask } from "../../training/answers/move.ts";

let search: SearchClient | null = null;
/** How many questions wait for their answer. */
let waiting = 0;

async function open(): Promise<SearchClient> {
  const { startSearch } = await import("../../engine/client.ts");
  search ??= startSearch();
  return search;
}

/** Puts a question to the search beside the page, which is loaded with the first one. Rejects when it cannot be. */
export const ask: Ask = async (question) => {
  waiting += 1;
  try {
    return await (await open()).ask(question).answer;
  } finally {
    waiting -= 1;
  }
};

/** Puts a question whose answer nobody waits for, so that the search is there and has thought: not while another is under way. */
export async function askAhead(question: Question): Promise<void> {
  const client = await open();
  if (waiting === 0) await client.ask(question).answer;
}
