import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ENGLISH, type Translate, translator } from "../../locales/text.ts";
import { followChanges, type Keeper, type LearnerRecord, openKeeper } from "../../progress/index.ts";
import { type DrillItem, Drills } from "./Drills.tsx";
import { Erase } from "./Erase.tsx";
import { Games } from "./Games.tsx";
import { Groups } from "./Groups.tsx";
import { Import } from "./Import.tsx";
import type { Plan } from "./Numbers.tsx";
import type { Group } from "./standing.ts";

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

const loadNumbers = () => import("./Numbers.tsx");

/** The part of the page that tells what the record amounts to, with what it works with. */
interface Told {
  readonly part: Awaited<ReturnType<typeof loadNumbers>>;
  readonly plan: Plan;
}

/** Loads it where there is something to tell. */
async function toldOf(record: LearnerRecord): Promise<Told | null> {
  const { attempts, puzzles, openings, endings, mistakes } = record;
  if (attempts.length + puzzles.length + openings.length + endings.length + mistakes.size === 0) return null;
  const part = await loadNumbers();
  return { part, plan: await part.planOf(record) };
}

interface KeptProps extends ProgressProps {
  readonly keeper: Keeper;
}

function Kept({ keeper, groups, drills, themes, begin, play }: KeptProps): VNode {
  const [record, setRecord] = useState<LearnerRecord | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [said, setSaid] = useState("");

  useEffect(() => {
    const read = async (): Promise<void> => {
      const found = await keeper.readRecord();
      // Before anything is drawn, so that nothing moves when it comes.
      setTold(await toldOf(found).catch(() => null));
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
  const { attempts, lessons, rounds, puzzles, openings, endings } = record;
  const isEmpty =
    attempts.length + lessons.size + rounds.length + puzzles.length + openings.length + endings.length === 0;
  return (
    <div class="record">
      <Notices record={record} t={t} />
      {isEmpty && (
        <p>
          {t("progress.empty")} <a href={begin}>{t("progress.empty.link")}</a>
        </p>
      )}
      {told !== null && (
        <told.part.Numbers
          record={record}
          plan={told.plan}
          groups={groups}
          themes={themes}
          language={locale.tag}
          t={t}
        />
      )}
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
