import type { SearchClient } from "../../engine/client.ts";
import type { Ask } from "../../training/move.ts";

let search: SearchClient | null = null;

/** Puts a question to the search beside the page, which is loaded with the first one. Rejects when it cannot be. */
export const ask: Ask = async (question) => {
  const { startSearch } = await import("../../engine/client.ts");
  search ??= startSearch();
  return search.ask(question).answer;
};
