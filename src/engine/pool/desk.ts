import { plainSearcher } from "../plain.ts";
import { type Searcher, searcherOf } from "../searcher.ts";

/** The engine, or the plain search that stands in for it where WebAssembly is missing. */
export type SearchKind = "engine" | "plain";

/** What a worker needs to search: the compiled engine, and its trained weights where the question is worth loading them. */
export interface Kit {
  readonly module: WebAssembly.Module;
  readonly weights: Uint8Array | null;
}

/** What is sent to a worker: a kit, which stays in use until another comes, or a task with the number its answer will bear. */
export type Message<T> = { readonly kit: Kit } | { readonly id: number; readonly question: T };

/** What a worker sends back: null if it could not answer, and whether the engine answered or the plain search in its place. */
export interface Reply<A> {
  readonly id: number;
  readonly answer: A | null;
  readonly search: SearchKind;
}

/** The engine that a kit holds; the plain search if there is no kit, or if it does not work here. */
function searcherWith(kit: Kit | null): { readonly searcher: Searcher; readonly search: SearchKind } {
  if (kit !== null) {
    try {
      return { searcher: searcherOf(kit.module, kit.weights), search: "engine" };
    } catch {
      // No memory for it, perhaps: the plain search needs none.
    }
  }
  return { searcher: plainSearcher(), search: "plain" };
}

/** Does the tasks that come, with the kit that came last, and posts each answer. What throws is answered by null. */
export function deskFor<T, A>(
  perform: (task: T, searcher: Searcher, search: SearchKind) => A | Promise<A>,
  post: (reply: Reply<A>) => void,
): (message: Message<T>) => void {
  let kit: Kit | null = null;
  let equipped: ReturnType<typeof searcherWith> | null = null;
  return (message) => {
    if ("kit" in message) {
      kit = message.kit;
      equipped = null;
      return;
    }
    equipped ??= searcherWith(kit);
    const { searcher, search } = equipped;
    const { id } = message;
    new Promise<A>((settle) => settle(perform(message.question, searcher, search))).then(
      (answer) => post({ id, answer, search }),
      () => post({ id, answer: null, search }),
    );
  };
}

/** Makes this worker one that does such tasks. */
export function serve<T, A>(perform: Parameters<typeof deskFor<T, A>>[0]): void {
  const take = deskFor<T, A>(perform, (reply) => postMessage(reply));
  addEventListener("message", ({ data }: MessageEvent<Message<T>>) => take(data));
}
