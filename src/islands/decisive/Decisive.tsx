import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type Decisive as DecisiveMove, type Explanation, NOTICED } from "../../coach/client.ts";
import { slotsOfOutcome, slotsOfReason } from "../../coach/explain/slots.ts";
import { termOf } from "../../coach/explain/teaches.ts";
import { coachTranslator } from "../../locales/coach.ts";
import type { Translate } from "../../locales/text.ts";
import { type Game, goTo, positionOf } from "../../reversi/index.ts";
import { askCoach, askDecisive } from "../coach/ask.ts";
import { TermLink } from "../coach/TermLink.tsx";
import "../../styles/decisive.css";

export interface Decided {
  /** A game on the usual board that is over. */
  readonly game: Game;
  /** How many moves led to its start. */
  readonly before: number;
  /** Shows the board after so many moves. */
  readonly onShow: (plies: number) => void;
  readonly tag: string;
  readonly t: Translate;
}

/** A move that decided the game, and what the coach says of it. */
interface Told {
  readonly move: DecisiveMove;
  readonly explanation: Explanation;
}

/** More moves than these decided nothing. */
const MOST = 2;

/**
 * The one or two moves that decided a game, in their order, with the coach's word on each: of those that may have, the weightiest that he
 * finds to have cost as much, too. `isWanted` tells whether anybody still waits.
 */
async function decide(game: Game, isWanted: () => boolean): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const move of (await askDecisive(game).answer) ?? []) {
    if (!isWanted() || told.length === MOST) break;
    const explanation = await askCoach(positionOf(goTo(game, move.ply)), move.square).answer;
    if (explanation === null || explanation.best.score - explanation.played.score < NOTICED) continue;
    told.push({ move, explanation });
  }
  return told.sort((a, b) => a.move.ply - b.move.ply);
}

/** The one or two moves that decided a game: what each cost, the strongest reason why, and where to see and to read more. */
export function Decisive({ game, before, onShow, tag, t }: Decided): VNode {
  const [told, setTold] = useState<readonly Told[] | null>(null);
  const c = useMemo(() => coachTranslator(tag), [tag]);
  useEffect(() => {
    let isWanted = true;
    void decide(game, () => isWanted).then((found) => isWanted && setTold(found));
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
              {term && <TermLink term={term} class="tries-more" t={t} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}
