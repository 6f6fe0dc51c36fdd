import type { ComponentChildren, VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import { KEYS } from "../analysis/keys.ts";
import type { ExplorerPage } from "./useExplorer.ts";

interface ControlsProps {
  readonly page: ExplorerPage;
  /** Where the game is played on. */
  readonly play: string;
  readonly isFinding: boolean;
  readonly onFind: () => void;
  readonly t: Translate;
}

const ICONS = {
  start: "M7 5v14M18 5l-7 7 7 7",
  back: "M15 5 8 12l7 7",
  forward: "M9 5l7 7-7 7",
  find: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.25 15.25 20 20",
} as const;

/** The buttons that walk, the one that opens the search, and the way to a game from here. Time runs from left to right on every page, as on the board. */
export function Controls({ page, play, isFinding, onFind, t }: ControlsProps): VNode {
  const { desk, session, back, forward } = page;
  const { plies, undone } = session.work.game;
  const buttons = [
    { name: "start", isOff: plies.length === 0, run: () => desk.goTo(0), key: undefined },
    { name: "back", isOff: plies.length === 0, run: back, key: KEYS.undo },
    { name: "forward", isOff: undone.length === 0, run: forward, key: KEYS.redo },
  ] as const;
  return (
    <div class="controls">
      <div class="book-steps" dir="ltr">
        {buttons.map(({ name, isOff, run, key }) => (
          <button
            key={name}
            type="button"
            class="button book-step"
            aria-label={t(`explorer.${name}`)}
            title={t(`explorer.${name}`)}
            aria-disabled={isOff ? "true" : undefined}
            aria-keyshortcuts={key}
            onClick={() => !isOff && run()}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={ICONS[name]} />
            </svg>
          </button>
        ))}
      </div>
      <button
        type="button"
        class="button book-step"
        aria-label={t("explorer.search")}
        title={t("explorer.search")}
        aria-expanded={isFinding}
        onClick={onFind}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={ICONS.find} />
        </svg>
      </button>
      <a class="button last" href={play}>
        {t("explorer.play")}
      </a>
    </div>
  );
}

interface ToolsProps {
  /** Where the position is analysed. */
  readonly analysis: string;
  readonly isValued: boolean;
  readonly isCoached: boolean;
  readonly isTyping: boolean;
  readonly onValues: () => void;
  readonly onCoach: () => void;
  readonly onType: () => void;
  readonly onCopy: () => void;
  /** Further buttons. */
  readonly children: ComponentChildren;
  readonly t: Translate;
}

/** The tools under the moves. */
export function Tools(props: ToolsProps): VNode {
  const { analysis, isValued, isCoached, isTyping, onValues, onCoach, onType, onCopy, children, t } = props;
  return (
    <div class="side-tools" role="group" aria-label={t("explorer.tools")}>
      <button
        type="button"
        class="button plain"
        aria-pressed={isCoached}
        aria-keyshortcuts={KEYS.coach}
        onClick={onCoach}
      >
        {t("explorer.coach")}
      </button>
      <button
        type="button"
        class="button plain"
        aria-pressed={isValued}
        aria-keyshortcuts={KEYS.values}
        onClick={onValues}
      >
        {t("explorer.values")}
      </button>
      {children}
      <button type="button" class="button plain" aria-expanded={isTyping} onClick={onType}>
        {t("explorer.type")}
      </button>
      <a class="button plain" href={analysis}>
        {t("explorer.analysis")}
      </a>
      <button type="button" class="button plain" onClick={onCopy}>
        {t("explorer.copy")}
      </button>
    </div>
  );
}

/** The keys that work on the board and among the moves, behind a line that opens. */
export const Keys = ({ t }: { readonly t: Translate }): VNode => (
  <details class="keys">
    <summary>{t("explorer.keys")}</summary>
    <p>{t("explorer.keys.moves")}</p>
    <p>{t("explorer.keys.board")}</p>
  </details>
);
