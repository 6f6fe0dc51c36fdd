import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import type { Keeper } from "../../progress/index.ts";

interface EraseProps {
  readonly keeper: Keeper;
  /** Saves the record to a file, and gives the words that say so. */
  readonly onSave: () => Promise<string>;
  readonly onSay: (words: string) => void;
  readonly t: Translate;
}

/** Erases the record, after a question that offers the file first. */
export function Erase({ keeper, onSave, onSay, t }: EraseProps): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [refusal, setRefusal] = useState("");
  // Outside of an open dialog nothing is read out.
  const [saved, setSaved] = useState("");

  const erase = async (): Promise<void> => {
    const erased = await keeper.eraseRecord();
    dialog.current?.close();
    if (erased.ok) onSay(t("progress.erased"));
    else setRefusal(t(erased.error === "newer" ? "progress.refused.newer" : "progress.refused"));
  };

  const ask = (): void => {
    setRefusal("");
    setSaved("");
    onSay("");
    dialog.current?.showModal();
  };

  return (
    <section class="record-tool">
      <h2>{t("progress.erase")}</h2>
      <p>{t("progress.erase.text")}</p>
      <button type="button" class="button" aria-haspopup="dialog" onClick={ask}>
        {t("progress.erase")}
      </button>
      {refusal !== "" && (
        <p class="alert" role="alert">
          {refusal}
        </p>
      )}
      <dialog ref={dialog} class="ask" aria-labelledby="ask-title" aria-describedby="ask-text">
        <h2 id="ask-title">{t("progress.erase.ask")}</h2>
        <p id="ask-text">{t("progress.erase.warn")}</p>
        <div class="controls">
          <button type="button" class="button primary" onClick={() => void onSave().then(setSaved)}>
            {t("progress.save")}
          </button>
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {t("progress.erase.no")}
          </button>
          <button type="button" class="button plain last" onClick={() => void erase()}>
            {t("progress.erase.yes")}
          </button>
        </div>
        <p role="status">{saved}</p>
      </dialog>
    </section>
  );
}
