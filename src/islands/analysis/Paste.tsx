import type { TargetedSubmitEvent, VNode } from "preact";
import { useId, useState } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import { faultWords } from "./fault-words.ts";
import { type Pasted, readPaste } from "./read-paste.ts";

interface PasteProps {
  readonly onPaste: (pasted: Pasted) => void;
  readonly t: Translate;
}

const focusField = (field: HTMLTextAreaElement | null): void => field?.focus();

/** A field for a position or a game. What cannot be read stays to be corrected, and the board stays as it is. */
export function Paste({ onPaste, t }: PasteProps): VNode {
  const [text, setText] = useState("");
  const [fault, setFault] = useState("");
  const id = useId();
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = readPaste(text);
    if (read.ok) onPaste(read.value);
    else setFault(faultWords(read.error, t));
  };
  return (
    <form class="paste" noValidate onSubmit={submit}>
      <label for={`${id}-text`}>{t("analysis.paste.label")}</label>
      <textarea
        ref={focusField}
        id={`${id}-text`}
        class="field paste-text"
        dir="ltr"
        rows={3}
        autoCapitalize="none"
        autoCorrect="off"
        spellcheck={false}
        value={text}
        aria-describedby={`${id}-note`}
        aria-invalid={fault === "" ? undefined : "true"}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p id={`${id}-note`} class="side-note">
        {t("analysis.paste.note")}
      </p>
      {fault !== "" && (
        <p class="alert" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" class="button">
        {t("analysis.paste.go")}
      </button>
    </form>
  );
}
