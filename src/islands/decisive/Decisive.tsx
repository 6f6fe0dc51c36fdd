import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { slotsOfOutcome, slotsOfReason } from "../../coach/explain/slots.ts";
import { termOf } from "../../coach/explain/teaches.ts";
import { coachTranslator } from "../../locales/coach.ts";
import type { Translate } from "../../locales/text.ts";
import { type Disc, type Game, goTo, positionOf } from "../../reversi/index.ts";
import { PuzzlesLink } from "../coach/PuzzlesLink.tsx";
import { TermLink } from "../coach/TermLink.tsx";
import { decide, keepMistakes, type Told } from "./decide.ts";
import "../../styles/decisive.css";

export interface Decided {
  /** A game on the usual board that is over. */
  readonly game: Game;
  /** How many moves led to its start. */
  readonly before: number;
  /** Whose discs the learner moved; null where two played. What the learner's moves gave away is kept. */
  readonly learner: Disc | null;
  /** When it was over, in milliseconds since 1970. */
  readonly at: number;
  /** Shows the board after so many moves. */
  readonly onShow: (plies: number) => void;
  readonly tag: string;
  readonly t: Translate;
}

/** The one or two moves that decided a game: what each cost, the strongest reason why, and where to see and to read more. */
export function Decisive({ game, before, learner, at, onShow, tag, t }: Decided): VNode {
  const [told, setTold] = useState<readonly Told[] | null>(null);
  const c = useMemo(() => coachTranslator(tag), [tag]);
  useEffect(() => {
    let isWanted = true;
    void decide(game, () => isWanted).then((found) => {
      if (!isWanted) return;
      setTold(found);
      if (learner !== null) keepMistakes(game, learner, found, at);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  if (told === null) return <p class="decisive-note">{t("lesson.decisive.looking")}</p>;
  if (told.length === 0) return <p class="decisive-note">{t("lesson.decisive.none")}</p>;
  return (
    <>
      <p class="decisive-title">{t("lesson.decisive.title", { count: told.length })}</p>
      <ol>
        {told.map(({ move, explanation }) => {
          const side = positionOf(goTo(game, move.ply)).toMove ?? "black";
          const [reason] = explanation.reasons;
          const term = reason && termOf(reason.key);
          return (
            <li key={move.ply}>
              <b>{t(`lesson.decisive.move.${side}`, { number: before + move.ply + 1 })}</b>{" "}
              {c(explanation.outcome.key, side, slotsOfOutcome(explanation))}{" "}
              {reason && c(reason.key, side, slotsOfReason(reason))}{" "}
              <button type="button" class="tries-more" onClick={() => onShow(move.ply + 1)}>
                {t("lesson.decisive.show")}
              </button>
              {term && <TermLink term={term} class="tries-more" t={t} />}{" "}
              {reason && <PuzzlesLink reason={reason.key} class="tries-more" t={t} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}
