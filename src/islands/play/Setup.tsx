import { useStore } from "@nanostores/preact";
import type { ComponentChildren, VNode } from "preact";
import { useMemo } from "preact/hooks";
import { type PartOfLocale, translator } from "../../locales/translate.ts";
import { VARIANTS } from "../../reversi/index.ts";
import { hasLevels, LEVELS } from "../../training/seating.ts";
import { $begins, $wish, SHAPES, type Wish } from "./wish.ts";

interface SetupProps {
  /** The texts that are said here. */
  readonly locale: PartOfLocale;
}

interface PickProps {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onPick: () => void;
  readonly children: ComponentChildren;
}

const Pick = ({ name, value, checked, onPick, children }: PickProps): VNode => (
  <label class="pick">
    <input type="radio" name={name} value={value} checked={checked} autocomplete="off" onChange={onPick} />
    <span>{children}</span>
  </label>
);

const COLOURS = ["black", "white", "either"] as const;

/** Where the next game is chosen: against whom, with which colour, on which board. Nothing begins before Start. */
export function Setup({ locale }: SetupProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const wish = useStore($wish);
  const choose = (change: Partial<Wish>): void => $wish.set({ ...wish, ...change });
  const isTwo = wish.level === null;
  const opponents = hasLevels(VARIANTS[wish.variant])
    ? LEVELS.map((level) => ({
        level,
        name: t(`play.level.${level}.name`),
        text: t(`play.level.${level}.text`),
        isChosen: wish.level === level,
      }))
    : [{ level: wish.level ?? LEVELS[0], name: t("play.modest.name"), text: t("play.modest.text"), isChosen: !isTwo }];
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        $begins.set($begins.get() + 1);
      }}
    >
      <fieldset class="setup-opponents">
        <legend>{t("play.choose.opponent")}</legend>
        {opponents.map(({ level, name, text, isChosen }) => (
          <Pick key={name} name="opponent" value={String(level)} checked={isChosen} onPick={() => choose({ level })}>
            <b>{name}</b> <span class="pick-note">{text}</span>
          </Pick>
        ))}
        <Pick name="opponent" value="two" checked={isTwo} onPick={() => choose({ level: null })}>
          <b>{t("play.choose.two.name")}</b> <span class="pick-note">{t("play.choose.two.text")}</span>
        </Pick>
      </fieldset>
      <div class="setup-foot">
        <fieldset class="setup-colours" disabled={isTwo}>
          <legend>{t("play.choose.colour")}</legend>
          <div class="setup-row">
            {COLOURS.map((colour) => (
              <Pick
                key={colour}
                name="colour"
                value={colour}
                checked={!isTwo && wish.colour === colour}
                onPick={() => choose({ colour })}
              >
                {t(`play.choose.colour.${colour}`)}
              </Pick>
            ))}
          </div>
        </fieldset>
        <label class="setup-shape">
          <span>{t("play.choose.shape")}</span>
          <select
            class="field"
            value={wish.variant}
            autocomplete="off"
            onChange={({ currentTarget: { value } }) =>
              choose({ variant: SHAPES.find((shape) => shape === value) ?? "othello" })
            }
          >
            {SHAPES.map((shape) => (
              <option key={shape} value={shape}>
                {t(`play.choose.shape.${shape}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="button primary">
          {t("play.choose.begin")}
        </button>
      </div>
    </form>
  );
}
