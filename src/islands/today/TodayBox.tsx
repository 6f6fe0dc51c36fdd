import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type PartOfLocale, translator } from "../../locales/translate.ts";
import { isNewHere } from "../../progress/here.ts";
import { followChanges } from "../../progress/index.ts";
import type { Today } from "../../training/today.ts";
import { onSite } from "../analysis/address.ts";
import { dueWords } from "./words.ts";

interface TodayBoxProps {
  readonly locale: PartOfLocale;
}

/** What is due today; nothing for who has nothing in the record, and where nothing is due. All but this is loaded where there is a record. */
export function TodayBox({ locale }: TodayBoxProps): VNode | null {
  const t = useMemo(() => translator(locale), [locale]);
  const [today, setToday] = useState<Today | null>(null);

  useEffect(() => {
    // Where it is being done it is not offered once more.
    if (new URLSearchParams(location.search).has("today")) {
      document.documentElement.removeAttribute("data-due");
      return;
    }
    const plan = async (): Promise<void> => {
      if (await isNewHere()) return;
      const { planToday } = await import("./plan.ts");
      setToday((await planToday(Date.now())).plan);
    };
    const tell = (): void => void plan().catch(() => undefined);
    tell();
    return followChanges(tell);
  }, []);

  const isDue = today !== null && today.items.length > 0;
  // Room was left for it before the page was painted, where it was known already: see public/theme.js.
  useEffect(() => {
    if (today !== null) document.documentElement.toggleAttribute("data-due", isDue);
  }, [today]);

  if (!isDue) return null;
  return (
    <section class="today-box" aria-label={t("today.label")}>
      <p>{dueWords(today, locale.tag, t)}</p>
      {today.left > 0 && <p class="today-left">{t("today.left", { count: today.left })}</p>}
      <a class="button primary" href={onSite("/puzzles/?today")}>
        {t("today.begin")}
      </a>
    </section>
  );
}
