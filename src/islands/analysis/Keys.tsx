import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import { KEYS, type KeyAct } from "./keys.ts";

/** The keys that work on the board, behind a line that opens. */
export const Keys = ({ t }: { readonly t: Translate }): VNode => (
  <details class="keys">
    <summary>{t("analysis.keys")}</summary>
    <p>{t("analysis.keys.note")}</p>
    <ul>
      {(Object.keys(KEYS) as KeyAct[]).map((act) => (
        <li key={act}>
          <kbd>{KEYS[act]}</kbd> {t(`analysis.keys.${act}`)}
        </li>
      ))}
    </ul>
  </details>
);
