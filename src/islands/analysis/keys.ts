import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** What can be asked for by one key while the focus is on the board. */
export type KeyAct = "undo" | "redo" | "what-if" | "values" | "coach" | "leave";

/** The key of each act, as `aria-keyshortcuts` names it. Letters are the same in every language, as those of the commands. */
export const KEYS: Readonly<Record<KeyAct, string>> = {
  undo: "u",
  redo: "y",
  "what-if": "w",
  values: "v",
  coach: "c",
  leave: "Escape",
};

/** The act of a key; undefined for any other key. */
export const actOf = (key: string): KeyAct | undefined =>
  (Object.keys(KEYS) as KeyAct[]).find((act) => KEYS[act].toLowerCase() === key.toLowerCase());

/** The act of a key that was pressed on the board, without a modifier. */
function keyAct({ target, key, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): KeyAct | undefined {
  if (ctrlKey || altKey || metaKey || repeat) return undefined;
  if (!(target instanceof Element) || target.closest("[role=grid]") === null) return undefined;
  return actOf(key);
}

/** Lets the keys of these acts work on the board in `panel`, and nowhere else. */
export function useKeys(panel: RefObject<HTMLElement>, acts: Readonly<Partial<Record<KeyAct, () => void>>>): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = keyAct(event);
      const run = act && latest.current[act];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    panel.current?.addEventListener("keydown", press);
    return () => panel.current?.removeEventListener("keydown", press);
  }, []);
}
