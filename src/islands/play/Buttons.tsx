import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import { analysisLink, makeLink } from "./link.ts";
import type { Sitting, Table } from "./table.ts";
import { $begins } from "./wish.ts";

interface ButtonsProps {
  readonly table: Table;
  readonly sitting: Sitting;
  /** The moves so far, as a link has them. */
  readonly link: string;
  readonly typing: boolean;
  readonly onLook: () => void;
  readonly onType: () => void;
  /** The button that opens the overlays. */
  readonly overlays: VNode;
  readonly t: Translate;
}

const begin = (): void => $begins.set($begins.get() + 1);

/** The buttons of a table. Each has a key: a button that takes the place of another must not inherit its focus. */
export function Buttons({ table, sitting, link, typing, onLook, onType, overlays, t }: ButtonsProps): VNode {
  const { seating, state, canUndo, canRedo } = sitting;
  const { learner } = seating;
  const isOver = state === "over";
  const off = (can: boolean): "true" | undefined => (can ? undefined : "true");
  const row = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // A button that goes away takes the focus with it; the one to press next takes it over.
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) {
      row.current?.querySelector<HTMLElement>(".primary, .button")?.focus();
    }
    isPressed.current = false;
  }, [state]);
  const press = (): void => {
    isPressed.current = true;
  };
  return (
    <div class="side-foot">
      <div ref={row} class="controls" onClickCapture={press}>
        {isOver && (
          <button key="rematch" type="button" class="button primary" onClick={() => table.begin(seating)}>
            {t("play.rematch")}
          </button>
        )}
        {isOver && learner !== "both" && (
          <button
            key="swap"
            type="button"
            class="button"
            onClick={() => table.begin({ ...seating, learner: learner === "black" ? "white" : "black" })}
          >
            {t("play.swap")}
          </button>
        )}
        {state === "stuck" && (
          <button key="again" type="button" class="button primary" onClick={table.askAgain}>
            {t("play.again")}
          </button>
        )}
        <button key="undo" type="button" class="button" aria-disabled={off(canUndo)} onClick={table.undo}>
          {t("play.undo")}
        </button>
        {!isOver && (
          <button key="redo" type="button" class="button" aria-disabled={off(canRedo)} onClick={table.redo}>
            {t("play.redo")}
          </button>
        )}
        {!isOver && (
          <button key="new" type="button" class="button plain last" onClick={begin}>
            {t("play.new")}
          </button>
        )}
      </div>
      <div class="side-tools">
        {link !== "" && (
          <button type="button" class="button plain" onClick={onLook}>
            {t("play.look")}
          </button>
        )}
        {isOver && (
          <a class="button plain" href={analysisLink(seating, link)}>
            {t("play.analyse")}
          </a>
        )}
        <button type="button" class="button plain" aria-expanded={typing} onClick={onType}>
          {t("play.type")}
        </button>
        {overlays}
        <a class="button plain to-choice" href="#new-game">
          {t("play.change")}
        </a>
        {link !== "" && (
          <a class="button plain" href={makeLink(seating, link)} aria-label={t("play.link.title")}>
            {t("play.link")}
          </a>
        )}
      </div>
    </div>
  );
}
