import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import { type DrillStanding, drillStandings, recordRound } from "../../progress/index.ts";
import type { Drill } from "../../training/drills/drill.ts";
import type { Visit } from "./visit.ts";
import { roundWords, timeWords } from "./words.ts";

interface EndingProps {
  readonly drill: Drill;
  readonly visit: Visit;
  /** Where all drills are listed. */
  readonly all: string;
  readonly t: Translate;
}

/** The best round, which may be this one. */
const bestWords = ({ best }: DrillStanding, ended: number | null, t: Translate): string =>
  best.at === ended ? t("train.best.this") : t("train.best", { round: roundWords(best, t) });

/** How a round came out, and how it compares; it is kept if all its questions were tried. */
export function Ending({ drill, visit, all, t }: EndingProps): VNode {
  const [standing, setStanding] = useState<DrillStanding | null>(null);
  const ended = visit.end();
  const { right, of, seconds, missed } = visit.outcome();
  useEffect(() => {
    let isHere = true;
    const isKept = ended !== null && seconds !== null;
    const keep = isKept ? recordRound(visit.id, { drill, at: ended, right, of, seconds }) : Promise.resolve();
    void keep.then(drillStandings).then((all) => isHere && setStanding(all.get(drill) ?? null));
    return () => {
      isHere = false;
    };
  }, [ended]);
  return (
    <div class="verdict score" data-verdict={right === of ? "right" : "shown"}>
      <p class="verdict-title">{t("lesson.test.score", { right, of })}</p>
      <p class="verdict-text">
        {seconds === null ? t("train.left") : t("train.took", { time: timeWords(seconds, t) })}{" "}
        {standing !== null && bestWords(standing, ended, t)}
      </p>
      {missed.length > 0 && (
        <p class="round-missed">
          {t("lesson.test.again")}{" "}
          {missed.map((place) => (
            <a key={place} href={`#task-${place}`} aria-label={t("train.question", { number: place, of })}>
              {place}
            </a>
          ))}
        </p>
      )}
      <p>
        <a href={all}>{t("train.all")}</a>
      </p>
    </div>
  );
}
