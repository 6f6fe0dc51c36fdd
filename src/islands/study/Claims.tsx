import { useStore } from "@nanostores/preact";
import type { VNode } from "preact";
import { useLater } from "../exercise/later.ts";
import { $opened } from "./opened.ts";

const loadList = () => import("./ClaimList.tsx");

/** The claims of a study, as ClaimsOfTask in JSON, sealed: they give the answer away. Shown, and loaded, once the study is done. */
export function Claims({ sealed }: { readonly sealed: string }): VNode | null {
  const list = useLater(useStore($opened), loadList);
  return list === null ? null : <list.ClaimList sealed={sealed} />;
}
