import { useStore } from "@nanostores/preact";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import { followChanges } from "../../progress/index.ts";
import type { Game } from "../../reversi/index.ts";
import { $starred, hasStar, readStars, toggleStar } from "./stars.ts";

interface StarProps {
  readonly game: Game;
  /** Told in words what has been done. */
  readonly onTell: (text: string) => void;
  readonly t: Translate;
}

/** What is told of a star that was just given or taken away. */
export const starWords = (isOn: boolean, t: Translate): string => t(isOn ? "explorer.starred" : "explorer.unstarred");

/** The star of the position shown: with it the moves that lead there are in the drill. */
export function Star({ game, onTell, t }: StarProps): VNode {
  const starred = useStore($starred);
  useEffect(() => {
    void readStars();
    return followChanges(() => void readStars());
  }, []);
  return (
    <button
      type="button"
      class="button book-star"
      aria-label={t("explorer.star")}
      title={t("explorer.star")}
      aria-pressed={hasStar(game, starred)}
      onClick={() => onTell(starWords(toggleStar(game), t))}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.8-5.3 2.8 1.1-5.9-4.3-4.1 5.9-.8z" />
      </svg>
    </button>
  );
}
