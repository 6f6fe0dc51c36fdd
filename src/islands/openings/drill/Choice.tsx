import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type PartOfLocale, translator } from "../../../locales/translate.ts";
import { LINE_SETS } from "../../../training/openings/lines.ts";
import { onSite } from "../../analysis/address.ts";
import { $chosen, type Chosen, choose, isDrilled } from "./chosen.ts";

const SIDES = ["black", "white"] as const;

/** Which lines are drilled, and with which colour. */
export function Choice({ locale }: { readonly locale: PartOfLocale }): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  // It comes to life when it is unfolded, and must begin as the server drew it: not as the drill beside it knows it by then.
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEffect(() => $chosen.subscribe(setChosen), []);
  const stars = chosen?.own.length ?? 0;
  return (
    <fieldset class="drill-lines" disabled={chosen === null} aria-label={t("opening-drill.choose")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("opening-drill.choose.lines")}</th>
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {t(`disc.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINE_SETS.map((set) => (
            <tr key={set}>
              <th scope="row">
                {t(`opening-drill.set.${set}`)}
                <span class="drill-note">
                  {set !== "own" ? (
                    t(`opening-drill.note.${set}`)
                  ) : (
                    <a href={onSite("/openings/")}>
                      {stars === 0 ? t("opening-drill.note.starless") : t("opening-drill.note.own", { count: stars })}
                    </a>
                  )}
                </span>
              </th>
              {SIDES.map((side) => (
                <td key={side}>
                  <label class="drill-check">
                    <input
                      type="checkbox"
                      autocomplete="off"
                      checked={chosen !== null && isDrilled(chosen, side, set)}
                      disabled={set === "own" && stars === 0}
                      onChange={(event) => choose(side, set, event.currentTarget.checked)}
                      aria-label={t("opening-drill.choose.of", {
                        lines: t(`opening-drill.set.${set}`),
                        side: t(`disc.${side}`),
                      })}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
