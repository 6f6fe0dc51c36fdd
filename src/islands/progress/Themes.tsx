import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import type { PuzzleRecord } from "../../progress/index.ts";
import { onSite } from "../analysis/address.ts";
import { themeStandings } from "./puzzle-standing.ts";

interface ThemesProps {
  /** Oldest first. */
  readonly puzzles: readonly PuzzleRecord[];
  /** What each theme is called. */
  readonly names: Readonly<Record<string, string>>;
  readonly t: Translate;
}

/** How many puzzles of each theme were solved alone, the weakest first; each leads to puzzles about it. */
export function Themes({ puzzles, names, t }: ThemesProps): VNode | null {
  // A theme that there is no longer is not told.
  const themes = themeStandings(puzzles).filter(({ motif }) => motif in names);
  if (themes.length === 0) return null;
  return (
    <section aria-labelledby="themes">
      <div class="record-head">
        <h2 id="themes">{t("progress.themes")}</h2>
        <p class="record-sum">{t("progress.themes.note")}</p>
      </div>
      <table class="record-table">
        <thead>
          <tr>
            <th scope="col">{t("progress.theme")}</th>
            <th scope="col">{t("progress.theme.alone")}</th>
            <th scope="col">{t("progress.theme.share")}</th>
          </tr>
        </thead>
        <tbody>
          {themes.map(({ motif, count, alone }) => (
            <tr key={motif}>
              <th scope="row">
                <a href={onSite(`/puzzles/?motif=${motif}`)}>{names[motif]}</a>
              </th>
              <td>{t("progress.theme.of", { alone, count })}</td>
              <td>
                <meter min={0} max={count} value={alone} aria-hidden="true" />
                {t("progress.theme.percent", { percent: Math.round((100 * alone) / count) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
