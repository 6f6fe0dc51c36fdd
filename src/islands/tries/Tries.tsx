import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Explanation, Reason, Scene } from "../../coach/client.ts";
import { slotsOfReason } from "../../coach/explain/slots.ts";
import { termOf } from "../../coach/explain/teaches.ts";
import { tryTranslator, tryWords } from "../../locales/coach-tries.ts";
import type { Translate } from "../../locales/text.ts";
import type { Disc } from "../../reversi/index.ts";
import { askCoach } from "../coach/ask.ts";
import { PuzzlesLink } from "../coach/PuzzlesLink.tsx";
import { shownOf } from "../coach/scene.ts";
import { TermLink } from "../coach/TermLink.tsx";
import { pliesOf, reasonsForTry } from "./reasons.ts";
import type { Laid, Tried } from "./tried.ts";

export { Compared } from "./Compared.tsx";

interface TriesProps {
  readonly tried: Tried;
  /** Names the try and the ply that is shown. */
  readonly of: string;
  readonly lay: (laid: Laid | null) => void;
  readonly tag: string;
  readonly t: Translate;
}

/** A reason and its sentence. */
type Told = Reason & { readonly text: string };

function tryReasons(found: Explanation, tried: Tried, own: Disc, tag: string): readonly Told[] {
  const sentence = tryTranslator(tag);
  return reasonsForTry(found, tried).map((reason) => ({
    ...reason,
    text: sentence(reason.key, own, slotsOfReason(reason)),
  }));
}

/** What the coach says where it keeps nothing back. Its sentences are loaded with the first. */
async function allReasons({ played, best, reasons }: Explanation, own: Disc, tag: string): Promise<readonly Told[]> {
  const { coachTranslator } = await import("../../locales/coach.ts");
  const sentence = coachTranslator(tag);
  const told = best.score > played.score ? reasons : [];
  return told.map((reason) => ({ ...reason, text: sentence(reason.key, own, slotsOfReason(reason)) }));
}

/** Whether the squares of a scene are marked: at its last move, and under the reply to a try that is all of its line. */
const isMarkedAt = (scene: Scene, at: number): boolean => at === pliesOf(scene) || (at === 2 && pliesOf(scene) === 1);

/** Why a wrong try is worth less: the strongest reason as soon as it is known; on request the others, what teaches them, and puzzles about that. Nothing where none can be told. */
export function Tries({ tried, of, lay, tag, t }: TriesProps): VNode {
  const { position, line, at } = tried;
  const own = position.toMove ?? position.turn;
  const [reasons, setReasons] = useState<readonly Told[]>([]);
  const [isOpen, setOpen] = useState(false);
  const words = tryWords(tag);
  const shown = reasons.slice(0, isOpen ? reasons.length : 1);
  const terms = shown.map(({ key }) => termOf(key));
  const hasMore = reasons.length > 1 || terms.some((term) => term !== null);
  const marked = shown.find(({ played }) => isMarkedAt(played, at));

  useEffect(() => {
    const [square = -1] = line;
    const asked = askCoach(position, square);
    let isWanted = true;
    const tell = async (): Promise<void> => {
      const found = await asked.answer;
      const told =
        found === null ? [] : await (tried.isShown ? allReasons(found, own, tag) : tryReasons(found, tried, own, tag));
      if (isWanted) setReasons(told);
    };
    tell().catch(() => undefined);
    return () => {
      isWanted = false;
      asked.cancel();
    };
  }, []);

  useEffect(() => {
    lay(marked === undefined ? null : { of, marks: shownOf(position, marked.played, own).marks });
    return () => lay(null);
  }, [marked, of]);

  return (
    <>
      {shown.map((reason, i) => {
        const term = terms[i];
        return (
          <p key={reason.key}>
            {reason.text}{" "}
            {i === 0 && hasMore && (
              <button type="button" class="tries-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {words.more}
              </button>
            )}{" "}
            {isOpen && term && <TermLink term={term} class="tries-more" t={t} />}{" "}
            {isOpen && <PuzzlesLink reason={reason.key} class="tries-more" t={t} />}
          </p>
        );
      })}
    </>
  );
}
