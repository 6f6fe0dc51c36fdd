import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { STRONG_PLIES } from "../../catalogue/strong.ts";
import type { Explanation } from "../../coach/client.ts";
import { coachTranslator } from "../../locales/coach.ts";
import type { Translate } from "../../locales/text.ts";
import { type Position, type Square, toBitBoard } from "../../reversi/index.ts";
import { askCoach } from "../coach/ask.ts";
import { type Shown as Sight, shownOf } from "../coach/scene.ts";
import { sightsOf, Trio } from "../coach/Trio.tsx";
import { ask } from "../exercise/ask.ts";
import { asSeen, toldOf } from "./told.ts";
import "../../styles/coach.css";

interface WhyProps {
  /** The position of the puzzle, the moves that are right there, and the one that fails. */
  readonly position: Position;
  readonly right: readonly Square[];
  readonly tempting: Square;
  /** Shows on the large board what a sentence speaks of; null lays the board as it was. */
  readonly onSee: (sight: Sight | null) => void;
  readonly isSeen: boolean;
  readonly say: (text: string) => void;
  readonly tag: string;
  readonly t: Translate;
}

/** The explanation with the numbers that the judgement and the proof give, too. */
async function explained(position: Position, found: Promise<Explanation | null>): Promise<Explanation | null> {
  const told = await found;
  if (told === null || told.outcome.isExact) return told;
  const board = toBitBoard(position.board, position.toMove ?? position.turn);
  const only = [told.best.square, told.played.square];
  return asSeen(told, await ask({ kind: "look", board, plies: STRONG_PLIES, only }).catch(() => null));
}

/** Why the answer works and the tempting move fails, in at most two sentences after the outcome; on request on the board, and side by side. */
export function Why({ position, right, tempting, onSee, isSeen, say, tag, t }: WhyProps): VNode | null {
  const c = useMemo(() => coachTranslator(tag), [tag]);
  const [told, setTold] = useState<Explanation | null>(null);
  const [isOpen, setOpen] = useState(false);
  const own = position.toMove ?? position.turn;
  const { reason, sentences } = told === null ? { reason: undefined, sentences: [] } : toldOf(told, right, own, c, t);

  useEffect(() => {
    const asked = askCoach(position, tempting);
    let isWanted = true;
    void explained(position, asked.answer).then((explanation) => isWanted && setTold(explanation));
    return () => {
      isWanted = false;
      asked.cancel();
    };
  }, []);
  useEffect(() => {
    if (sentences.length > 0) say(sentences.join(" "));
  }, [told]);

  // Its room is kept from the first, so that nothing moves away under a finger.
  if (told === null) return <p class="after-why" />;
  const scene = reason?.played;
  return (
    <>
      <p class="after-why">
        {sentences.join(" ")}{" "}
        {scene !== undefined && (
          <button
            type="button"
            class="tries-more"
            aria-pressed={isSeen}
            onClick={() => onSee(isSeen ? null : shownOf(position, scene, own))}
          >
            {t(isSeen ? "puzzle.why.hide" : "puzzle.why.show")}
          </button>
        )}{" "}
        <button type="button" class="tries-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t("puzzle.why.more")}
        </button>
      </p>
      {isOpen && <Trio position={position} sights={sightsOf(told, reason, false).slice(0, 2)} t={t} />}
    </>
  );
}
