import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Explanation, Scene } from "../../coach/client.ts";
import { slotsOfOutcome, slotsOfReason } from "../../coach/explain/slots.ts";
import { termOf } from "../../coach/explain/teaches.ts";
import { type KnownValue, withValues } from "../../coach/values.ts";
import { coachTranslator } from "../../locales/coach.ts";
import type { Translate } from "../../locales/text.ts";
import { nameOf, type Position, type Square } from "../../reversi/index.ts";
import { askCoach } from "./ask.ts";
import { PuzzlesLink } from "./PuzzlesLink.tsx";
import { type Shown, shownOf } from "./scene.ts";
import { TermLink } from "./TermLink.tsx";
import { sightsOf, Trio } from "./Trio.tsx";
import "../../styles/coach.css";

interface CoachProps {
  /** The position before the move, on the usual board. */
  readonly position: Position;
  /** A legal move there. */
  readonly square: Square;
  /** Whether the move has been made; else it is only looked at. */
  readonly isPlayed: boolean;
  /** What moves of the position are worth, where that is shown beside. */
  readonly values?: readonly KnownValue[] | undefined;
  /** Told the outcome and the first reason once they are known. */
  readonly onSay: (text: string) => void;
  /** Shows on the large board what a reason speaks of, where that can be done. */
  readonly onShow?: ((shown: Shown, scene: Scene) => void) | undefined;
  readonly tag: string;
  readonly t: Translate;
}

/** What was asked, and what came of it: null is no answer. */
interface Told {
  readonly of: string;
  readonly explanation: Explanation | null;
}

interface ReasonToolsProps {
  /** The key of the reason. */
  readonly reason: string;
  /** The term of the glossary that teaches it; null where there is none. */
  readonly term: string | null;
  readonly onShow: (() => void) | undefined;
  readonly t: Translate;
}

/** What can be done with a reason: see it on the large board, read what it speaks of, solve puzzles about that. */
function ReasonTools({ reason, term, onShow, t }: ReasonToolsProps): VNode {
  return (
    <span class="reason-tools">
      {onShow !== undefined && (
        <button type="button" class="reason-tool" onClick={onShow}>
          {t("coach.show")}
        </button>
      )}
      {term !== null && <TermLink term={term} class="reason-tool" t={t} />}
      <PuzzlesLink reason={reason} class="reason-tool" t={t} />
    </span>
  );
}

/** What the coach says of a move: what it costs, one reason and more on request, and the moves side by side. */
export function Coach({ position, square, isPlayed, values = [], onSay, onShow, tag, t }: CoachProps): VNode {
  const c = useMemo(() => coachTranslator(tag), [tag]);
  const [told, setTold] = useState<Told | null>(null);
  const [count, setCount] = useState(1);
  const own = position.toMove ?? position.turn;
  const name = nameOf(position.board.shape, square);
  const of = `${position.board.contents.join()} ${own} ${square}`;

  useEffect(() => {
    setCount(1);
    const asked = askCoach(position, square);
    let isWanted = true;
    void asked.answer.then((found) => {
      if (!isWanted) return;
      const explanation = found && withValues(found, values);
      setTold({ of, explanation });
      if (explanation === null) return;
      const [first] = explanation.reasons;
      const words = [c(explanation.outcome.key, own, slotsOfOutcome(explanation))];
      onSay([...words, ...(first === undefined ? [] : [c(first.key, own, slotsOfReason(first))])].join(" "));
    });
    return () => {
      isWanted = false;
      asked.cancel();
    };
  }, [of]);

  const title = <h2 class="side-title">{t("coach.of", { square: name })}</h2>;
  if (told?.of !== of) {
    return (
      <section class="coach" aria-busy="true">
        {title}
        <p class="side-note">{t("coach.asking")}</p>
      </section>
    );
  }
  const { explanation } = told;
  if (explanation === null) {
    return (
      <section class="coach">
        {title}
        <p class="side-note">{t("coach.silent")}</p>
      </section>
    );
  }
  const { outcome, played, best, instead } = explanation;
  // What speaks against another move speaks for the one that is as good as any.
  const reasons = instead?.reasons ?? explanation.reasons;
  const shown = reasons.slice(0, count);
  const sights = sightsOf(explanation, shown.at(-1), isPlayed);
  const show = instead === null ? onShow : undefined;
  return (
    <section class="coach">
      {title}
      <p class="coach-outcome">{c(outcome.key, own, slotsOfOutcome(explanation))}</p>
      {best.score > played.score && reasons.length === 0 && <p class="side-note">{t("coach.no-reason")}</p>}
      {instead !== null && (
        <p class="side-note">{t("coach.why-not", { square: nameOf(position.board.shape, instead.move.square) })}</p>
      )}
      {shown.length > 0 && (
        <ol class="coach-reasons">
          {shown.map((reason) => (
            <li key={reason.key}>
              {c(reason.key, own, slotsOfReason(reason))}
              <ReasonTools
                reason={reason.key}
                term={termOf(reason.key)}
                onShow={show && (() => show(shownOf(position, reason.played, own), reason.played))}
                t={t}
              />
            </li>
          ))}
        </ol>
      )}
      {sights.length > 0 && <Trio position={position} sights={sights} t={t} />}
      {count < reasons.length && (
        <button type="button" class="button" onClick={() => setCount(count + 1)}>
          {t("coach.more")}
        </button>
      )}
    </section>
  );
}
