import { useStore } from "@nanostores/preact";
import type { VNode } from "preact";
import { unseal } from "../../catalogue/seal.ts";
import { $opened } from "./opened.ts";

/** Text that stands in the page once the task is done: `sealed` is HTML that our own build made from our own text. */
export function Sealed({ sealed }: { readonly sealed: string }): VNode | null {
  const opened = useStore($opened);
  if (!opened) return null;
  return <div id="why" tabIndex={-1} class="prose sealed" dangerouslySetInnerHTML={{ __html: unseal(sealed) }} />;
}
