import type { Why } from "./why.ts";

export type { Why } from "./why.ts";

/** Where nothing can be said. */
export const NO_REASON: Why = { text: "", marks: [] };

/** What `find` says with the part that knows reasons, which is loaded for the first wrong answer; nothing if it cannot be. Never rejects. */
export const loadWhy = (find: (part: typeof import("./why.ts")) => Why): Promise<Why> =>
  import("./why.ts").then(find).catch(() => NO_REASON);
