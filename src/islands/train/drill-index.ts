import { type PartOfLocale, translator } from "../../locales/translate.ts";
import { drillStandings, followChanges } from "../../progress/index.ts";
import { roundWords } from "./words.ts";

/** Tells on the list of drills the best round of each; again whenever the record changes. */
export function connectDrillIndex(locale: PartOfLocale): void {
  const t = translator(locale);
  const tell = async (): Promise<void> => {
    const standings = await drillStandings();
    for (const place of document.querySelectorAll<HTMLElement>("[data-drill]")) {
      const standing = [...standings].find(([drill]) => drill === place.dataset["drill"])?.[1];
      place.hidden = standing === undefined;
      place.textContent = standing === undefined ? "" : t("train.best.mark", { round: roundWords(standing.best, t) });
    }
  };
  followChanges(() => void tell());
  void tell();
}
