import { useStore } from "@nanostores/preact";
import type { VNode } from "preact";
import { useLater } from "../exercise/later.ts";
import type { ClaimsProps } from "./ClaimList.tsx";
import { $opened } from "./opened.ts";

const loadList = () => import("./ClaimList.tsx");

/** What a study claims: shown, and loaded, once the study is done. */
export function Claims(props: ClaimsProps): VNode | null {
  const list = useLater(useStore($opened), loadList);
  return list === null ? null : <list.ClaimList {...props} />;
}
