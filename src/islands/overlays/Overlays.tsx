import type { VNode } from "preact";
import { useEffect, useId, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { viewText } from "../../board/view.ts";
import { overlayTranslator } from "../../locales/overlays.ts";
import type { Square } from "../../reversi/index.ts";
import { analysisOf } from "../analysis/address.ts";
import { useSaid } from "../exercise/said.ts";
import { commandsOf } from "./commands.ts";
import { CALLED, OVERLAYS, type Overlay, overlaysFor } from "./kinds.ts";
import { MovePicker } from "./MovePicker.tsx";
import type { Deed, Laid, Overlaid } from "./overlaid.ts";
import { overlayOf, overlaysOf, spoken } from "./overlays.ts";
import { Sign } from "./Sign.tsx";
import { useValues } from "./useValues.ts";
import { withheldBy } from "./withheld.ts";
import "../../styles/overlays.css";

interface OverlaysProps extends Omit<Overlaid, "isTyping"> {
  /** What has been done, the first first: it is taken out of the list. */
  readonly deeds: Deed[];
  /** Another number whenever something has been done. */
  readonly turn: number;
  readonly lay: (laid: Laid) => void;
}

const NONE: readonly Overlay[] = [];

/** Where overlays are turned on and off, and what those that are on tell, in words. */
export function Overlays(props: OverlaysProps): VNode {
  const { view, last, asked, without = NONE, deeds, lay, tag } = props;
  const t = useMemo(() => overlayTranslator(tag), [tag]);
  const [on, setOn] = useState<ReadonlySet<Overlay>>(new Set());
  const [focus, setFocus] = useState<Square | undefined>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [said, say] = useSaid();
  const id = useId();
  const of = viewText(view);
  const known = overlaysFor(view.board).filter((overlay) => !without.includes(overlay));
  const withheld = withheldBy(asked);
  const offered = known.filter((overlay) => !withheld.includes(overlay));
  const shown = offered.filter((overlay) => on.has(overlay));
  const [ends, setEnds] = useState(0);
  const values = useValues(view, of, shown.includes("values"), () => setEnds((before) => before + 1));
  const scene = { view, last, focus, values };
  const laid = useMemo(() => overlaysOf(scene, shown, t), [of, last?.square, focus, values, shown.join()]);

  const tell = (overlay: Overlay, at: Square | undefined): string =>
    spoken(overlay, overlayOf({ ...scene, focus: at }, overlay, t).lines, t);

  /** Turns an overlay on or off, with the square `at` in focus; gives what is to be said of it. */
  const put = (overlay: Overlay, isOn: boolean, at: Square | undefined): string => {
    const name = t(`name.${overlay}`);
    if (!known.includes(overlay)) return t("unoffered", { name });
    if (!offered.includes(overlay)) return t("withheld.said", { name });
    setOn((before) => new Set(isOn ? [...before, overlay] : [...before].filter((other) => other !== overlay)));
    setFocus(at);
    return isOn ? tell(overlay, at) : t("off", { name });
  };

  useLayoutEffect(() => {
    const commands = commandsOf({
      offered,
      scene,
      show: (overlay, square) => put(overlay, true, square),
      hide: () => setOn(new Set()),
      t,
    });
    lay({ of, marks: laid.marks, follows: shown.includes("changes"), commands, isOpen });
  }, [laid, offered.join(), isOpen]);

  useEffect(() => {
    const now = new Set(on);
    for (const deed of deeds.splice(0)) {
      if (deed.kind === "button") setOpen((before) => !before);
      if (deed.kind === "point") {
        setFocus(deed.square);
        if (deed.isFocused) say(tell("changes", deed.square));
      }
      if (deed.kind === "key") {
        const overlay = OVERLAYS.find((one) => CALLED[one].key === deed.key && !without.includes(one));
        if (overlay === undefined) continue;
        const isOn = !now.has(overlay);
        if (isOn) now.add(overlay);
        else now.delete(overlay);
        say(put(overlay, isOn, deed.square));
      }
    }
  }, [props.turn]);

  useEffect(() => {
    if (ends > 0) say(tell("values", focus));
  }, [ends]);

  return (
    <>
      <p class="unseen" aria-live="polite">
        <span key={said.turn}>{said.text}</span>
      </p>
      <section class="overlays" hidden={!isOpen} aria-label={t("title")}>
        <div class="overlay-picks">
          {offered.map((overlay) => (
            <button
              key={overlay}
              type="button"
              class="button overlay-pick"
              aria-pressed={on.has(overlay)}
              aria-keyshortcuts={CALLED[overlay].key.toUpperCase()}
              onClick={() => say(put(overlay, !on.has(overlay), focus))}
            >
              <Sign overlay={overlay} />
              {t(`short.${overlay}`)}
              <span class="overlay-key" aria-hidden="true">
                {CALLED[overlay].key.toUpperCase()}
              </span>
            </button>
          ))}
        </div>
        {offered.length < known.length && <p class="overlay-note">{t("withheld")}</p>}
        {offered.length > 0 && <p class="overlay-note overlay-keys">{t("keys")}</p>}
        {laid.told.map(({ overlay, lines }) => (
          <div key={overlay} class="overlay-told" data-overlay={overlay}>
            <p id={`${id}-${overlay}`} class="overlay-name">
              {t(`name.${overlay}`)}
            </p>
            {overlay === "changes" && <MovePicker view={view} square={focus} onPick={setFocus} t={t} />}
            {overlay === "regions" && <p class="overlay-note">{t("region.note")}</p>}
            <ul aria-labelledby={`${id}-${overlay}`}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
        {offered.includes("values") && (
          <a class="overlay-note" href={analysisOf(view)}>
            {t("analyse")}
          </a>
        )}
      </section>
    </>
  );
}
