import { useStore } from "@nanostores/preact";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { ClaimList } from "./ClaimList.tsx";
import { $opened } from "./opened.ts";

/** The claims of a study, as ClaimsOfTask in JSON, sealed: they give the answer away. Shown, and loaded, once the study is done. */
export function Claims({ sealed }: { readonly sealed: string }): VNode | null {
  const opened = useStore($opened);
  const [List, setList] = useState<typeof ClaimList | null>(null);
  useEffect(() => {
    if (!opened) return;
    import("./ClaimList.tsx").then(
      (loaded) => setList(() => loaded.ClaimList),
      () => undefined,
    );
  }, [opened]);
  return List === null ? null : <List sealed={sealed} />;
}
