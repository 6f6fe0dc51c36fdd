import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import type { RecentTry } from "./recent.ts";
import { dateOf } from "./words.ts";

interface RecentProps {
  readonly tries: readonly RecentTry[];
  /** Lists more of them; null where these are all. */
  readonly onMore: (() => void) | null;
  readonly language: string;
  readonly t: Translate;
}

/** The last tries; nothing before the first. */
export function Recent({ tries, onMore, language, t }: RecentProps): VNode | null {
  if (tries.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <div class="record-head">
        <h2 id="recent">{t("progress.recent")}</h2>
      </div>
      <ul class="recent">
        {tries.map(({ at, title, href, outcome, isGood }) => (
          <li key={`${at} ${href}`}>
            <a href={href}>{title}</a>
            <span class={isGood ? "done" : "record-state"}>{outcome}</span>
            <span class="record-state">{dateOf(at, language)}</span>
          </li>
        ))}
      </ul>
      {onMore && (
        <button type="button" class="button" onClick={onMore}>
          {t("progress.recent.more")}
        </button>
      )}
    </section>
  );
}
