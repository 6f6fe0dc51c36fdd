import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Shelf } from "../../catalogue/shelf.ts";
import { ENGLISH, type Translate, translator } from "../../locales/text.ts";
import { followChanges, type Keeper, type LearnerRecord, openKeeper } from "../../progress/index.ts";
import { ratingAfter } from "../../training/rating.ts";
import type { Due } from "../../training/today.ts";
import { Coming } from "./Coming.tsx";
import { type DrillItem, Drills } from "./Drills.tsx";
import { Erase } from "./Erase.tsx";
import { Games } from "./Games.tsx";
import { Groups } from "./Groups.tsx";
import { Import } from "./Import.tsx";
import { Puzzles } from "./Puzzles.tsx";
import { Recent } from "./Recent.tsx";
import { recentTries } from "./recent.ts";
import type { Group } from "./standing.ts";
import { Themes } from "./Themes.tsx";

const locale = ENGLISH;
const t = translator(locale);

/** Hands a text to the learner as a file. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // The browser has taken the address over once this task is done.
  setTimeout(() => URL.revokeObjectURL(address));
}

interface NoticesProps {
  readonly record: LearnerRecord;
  readonly t: Translate;
}

/** What the learner should know about how the record is kept; nothing if all is well. */
function Notices({ record: { keeping, newer, aside }, t }: NoticesProps): VNode {
  return (
    <>
      {keeping !== "database" && <p class="alert">{t(`progress.kept.${keeping}`)}</p>}
      {newer > 0 && <p class="alert">{t("progress.newer", { count: newer })}</p>}
      {aside > 0 && <p class="alert">{t("progress.aside", { count: aside })}</p>}
    </>
  );
}

interface ProgressProps {
  readonly groups: readonly Group[];
  readonly drills: readonly DrillItem[];
  /** What the themes of puzzles are called. */
  readonly themes: Readonly<Record<string, string>>;
  /** Where one who has done nothing yet may begin. */
  readonly begin: string;
  /** The page on which games are played. */
  readonly play: string;
}

/** The learner's record: what has been done, and the file. */
export function Progress(props: ProgressProps): VNode {
  const [keeper, setKeeper] = useState<Keeper | "lost" | null>(null);
  useEffect(() => {
    openKeeper().then(setKeeper, () => setKeeper("lost"));
  }, []);
  // The page as it is built, and for a moment when it is opened.
  if (keeper === null) return <div class="record" aria-busy="true" />;
  if (keeper === "lost") {
    return (
      <p class="alert" role="alert">
        {t("progress.lost")}
      </p>
    );
  }
  return <Kept keeper={keeper} {...props} />;
}

/** What comes back, and the exercises by which that is known. */
interface Plan {
  readonly shelf: Shelf;
  readonly coming: readonly Due[];
}

/** Works out what comes back; all that it takes is loaded only where there is something in the record. */
async function planOf(record: LearnerRecord): Promise<Plan> {
  const { comingOf, fetchShelf } = await import("../today/plan.ts");
  const shelf = await fetchShelf();
  return { shelf, coming: comingOf(record, shelf) };
}

interface KeptProps extends ProgressProps {
  readonly keeper: Keeper;
}

/** So many of the last tries are listed. */
const TRIES = 12;
const NO_SHELF: Shelf = new Map();

function Kept({ keeper, groups, drills, themes, begin, play }: KeptProps): VNode {
  const [record, setRecord] = useState<LearnerRecord | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [said, setSaid] = useState("");

  useEffect(() => {
    const read = async (): Promise<void> => {
      const found = await keeper.readRecord();
      const isComing = found.attempts.length + found.puzzles.length + found.mistakes.size > 0;
      // Before anything is drawn, so that nothing moves when it comes.
      setPlan(isComing ? await planOf(found).catch(() => null) : null);
      setRecord(found);
    };
    const tell = (): void => void read();
    tell();
    return followChanges(tell);
  }, []);

  const save = async (): Promise<string> => {
    const name = t("progress.file.name", { date: new Date().toISOString().slice(0, 10) });
    download(name, await keeper.exportRecord());
    return t("progress.saved", { name });
  };

  if (record === null) return <div class="record" aria-busy="true" />;
  const { attempts, lessons, rounds, puzzles } = record;
  const isEmpty = attempts.length + lessons.size + rounds.length + puzzles.length === 0;
  const tries = recentTries(record, groups, plan?.shelf ?? NO_SHELF, ratingAfter(puzzles).isNumber, TRIES, t);
  return (
    <div class="record">
      <Notices record={record} t={t} />
      {isEmpty && (
        <p>
          {t("progress.empty")} <a href={begin}>{t("progress.empty.link")}</a>
        </p>
      )}
      {plan !== null && <Coming coming={plan.coming} t={t} />}
      <Puzzles puzzles={puzzles} language={locale.tag} t={t} />
      <Themes puzzles={puzzles} names={themes} t={t} />
      <Recent tries={tries} language={locale.tag} t={t} />
      {!isEmpty && <Groups groups={groups} record={record} language={locale.tag} t={t} />}
      <Drills drills={drills} rounds={record.rounds} language={locale.tag} t={t} />
      <Games games={record.games} keeper={keeper} play={play} language={locale.tag} t={t} />
      <section class="record-tool">
        <h2>{t("progress.save")}</h2>
        <p>{t("progress.save.text")}</p>
        <button type="button" class="button" onClick={() => void save().then(setSaid)}>
          {t("progress.save")}
        </button>
      </section>
      <Import keeper={keeper} onSay={setSaid} t={t} />
      <Erase keeper={keeper} onSave={save} onSay={setSaid} t={t} />
      <p class="record-said" role="status">
        {said}
      </p>
    </div>
  );
}
