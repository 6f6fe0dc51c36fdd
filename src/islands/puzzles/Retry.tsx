import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";

interface RetryProps {
  readonly text: string;
  readonly onRetry: () => void;
  readonly t: Translate;
}

/** Says that there is no puzzle to be shown, and offers to look again. */
export const Retry = ({ text, onRetry, t }: RetryProps): VNode => (
  <p class="alert" role="alert">
    {text}{" "}
    <button type="button" class="tries-more" onClick={onRetry}>
      {t("puzzle.retry")}
    </button>
  </p>
);
