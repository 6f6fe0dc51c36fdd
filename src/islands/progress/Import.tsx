import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import type { Gain, Keeper, RecordFile } from "../../progress/index.ts";
import { faultWords, gainWords } from "./words.ts";

/** What has come of choosing a file. */
type Stage =
  | { readonly kind: "idle" }
  | { readonly kind: "bad"; readonly words: string }
  | { readonly kind: "offer"; readonly name: string; readonly file: RecordFile; readonly gain: Gain };

interface OfferProps {
  readonly name: string;
  readonly gain: Gain;
  readonly onAdd: () => void;
  readonly onLeave: () => void;
  readonly t: Translate;
}

/** What a file would add, and the choice whether it should. It takes the focus, so that it is read out. */
function Offer({ name, gain, onAdd, onLeave, t }: OfferProps): VNode {
  const words = gainWords(gain, t);
  return (
    <div class="record-gain" role="group" aria-labelledby="gain">
      <p id="gain" tabIndex={-1} ref={(place) => place?.focus()}>
        {words.length > 0 ? t("progress.import.from", { name }) : t("progress.import.nothing", { name })}
      </p>
      {words.length > 0 && (
        <ul>
          {words.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {words.length > 0 && gain.known > 0 && <p>{t("progress.import.known", { count: gain.known })}</p>}
      <div class="controls">
        {words.length > 0 && (
          <button type="button" class="button primary" onClick={onAdd}>
            {t("progress.import.add")}
          </button>
        )}
        <button type="button" class="button" onClick={onLeave}>
          {t("progress.import.cancel")}
        </button>
      </div>
    </div>
  );
}

interface ImportProps {
  readonly keeper: Keeper;
  /** Told what has happened, for the status region. */
  readonly onSay: (words: string) => void;
  readonly t: Translate;
}

/** Brings a file in: choose, see what it would add, add it or leave it. A file that is not whole changes nothing. */
export function Import({ keeper, onSay, t }: ImportProps): VNode {
  const [stage, setStage] = useState<Stage>({ kind: "idle" });
  const field = useRef<HTMLInputElement>(null);

  const refuse = (words: string): void => setStage({ kind: "bad", words });

  const read = async (chosen: File): Promise<void> => {
    const { name } = chosen;
    const bad = (why: string): void => refuse(t("progress.fault", { name, why }));
    onSay("");
    // A file that is too long is not even read.
    if (chosen.size > 4 * keeper.LONGEST_FILE) return bad(t("progress.fault.too-long"));
    const text = await chosen.text().catch(() => null);
    if (text === null) return bad(t("progress.fault.unreadable"));
    const file = keeper.parseFile(text);
    if (!file.ok) return bad(faultWords(file.error, t));
    setStage({ kind: "offer", name, file: file.value, gain: await keeper.previewImport(file.value) });
  };

  const end = (words: string): void => {
    if (field.current !== null) field.current.value = "";
    setStage({ kind: "idle" });
    onSay(words);
    field.current?.focus();
  };

  const add = async (file: RecordFile): Promise<void> => {
    const added = await keeper.importRecord(file);
    if (added.ok) end(t("progress.import.done"));
    else refuse(t(added.error === "newer" ? "progress.refused.newer" : "progress.refused"));
  };

  return (
    <section class="record-tool">
      <h2>{t("progress.import")}</h2>
      <p id="import-note">{t("progress.import.text")}</p>
      <input
        ref={field}
        class="record-file"
        type="file"
        accept=".json,application/json"
        aria-label={t("progress.import.choose")}
        aria-describedby="import-note"
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          if (chosen === undefined) setStage({ kind: "idle" });
          else void read(chosen);
        }}
      />
      {stage.kind === "bad" && (
        <p class="alert" role="alert">
          {stage.words}
        </p>
      )}
      {stage.kind === "offer" && (
        <Offer
          name={stage.name}
          gain={stage.gain}
          onAdd={() => void add(stage.file)}
          onLeave={() => end(t("progress.import.left"))}
          t={t}
        />
      )}
    </section>
  );
}
