import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { PartOfLocale } from "../../locales/translate.ts";
import { isNewHere } from "../../progress/here.ts";
import { useLater } from "../exercise/later.ts";

const load = () => import("./DueToday.tsx");

/** What is due today; nothing for who has nothing in the record, and where it is being done. All but this is loaded where there is a record. */
export function TodayBox({ locale }: { readonly locale: PartOfLocale }): VNode | null {
  const [isWanted, setWanted] = useState(false);
  const part = useLater(isWanted, load);
  useEffect(() => {
    if (!location.search.includes("today")) void isNewHere().then((isNew) => setWanted(!isNew));
  }, []);
  return part && <part.DueToday locale={locale} />;
}
