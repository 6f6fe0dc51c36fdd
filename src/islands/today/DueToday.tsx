import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type PartOfLocale, translator } from "../../locales/translate.ts";
import { followChanges } from "../../progress/changes.ts";
import type { Today } from "../../training/today/queue.ts";
import { onSite } from "../analysis/address.ts";
import { planToday } from "./plan.ts";
import { dueWords } from "./words.ts";

/** What is due today, with a button that begins it; nothing where nothing is due. */
export function DueToday({ locale }: { readonly locale: PartOfLocale }): VNode | null {
  const t = useMemo(() => translator(locale), [locale]);
  const [today, setToday] = useState<Today | null>(null);

  useEffect(() => {
    const tell = (): void =>
      void planToday(Date.now()).then(
        ({ plan }) => setToday(plan),
        () => undefined,
      );
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
      <p>
        <span class="today-whole">{dueWords(today, locale.tag, t)}</span>
        <span class="today-short">{dueWords(today, locale.tag, t, true)}</span>
      </p>
      {today.left > 0 && <p class="today-left">{t("today.left", { count: today.left })}</p>}
      <a class="button primary" href={onSite("/puzzles/?today")}>
        {t("today.begin")}
      </a>
    </section>
  );
}
