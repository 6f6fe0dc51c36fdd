import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import { allStandings, type RoundRecord } from "../../progress/index.ts";
import { roundWords } from "../train/words.ts";
import { dateOf } from "./words.ts";

/** A drill as the page names it. */
export interface DrillItem {
  readonly drill: RoundRecord["drill"];
  readonly title: string;
  readonly href: string;
}

interface DrillsProps {
  readonly drills: readonly DrillItem[];
  readonly rounds: readonly RoundRecord[];
  readonly language: string;
  readonly t: Translate;
}

/** The best and the last round of each drill; nothing before the first. */
export function Drills({ drills, rounds, language, t }: DrillsProps): VNode | null {
  if (rounds.length === 0) return null;
  const standings = allStandings(rounds);
  return (
    <section aria-labelledby="drills">
      <div class="record-head">
        <h2 id="drills">{t("site.train")}</h2>
      </div>
      <ul class="index">
        {drills.map(({ drill, title, href }) => {
          const standing = standings.get(drill);
          return (
            <li key={drill} class="index-item">
              <a class="index-link" href={href}>
                <span class="index-title">{title}</span>
                {standing === undefined ? (
                  <span class="record-state">{t("progress.not-yet")}</span>
                ) : (
                  <span class="record-state">
                    {t("train.best.mark", { round: roundWords(standing.best, t) })}
                    <br />
                    {t("train.last", { round: roundWords(standing.last, t), date: dateOf(standing.last.at, language) })}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
