import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import { Card, Task } from "../exercise/Task.tsx";
import type { Session } from "./session.ts";
import type { Reading } from "./values.ts";
import { worthMessage } from "./words.ts";
import { placeOf } from "./work.ts";

interface AskProps {
  /** What is wrong with the address; empty if nothing is. */
  readonly fault: string;
  readonly session: Session;
  /** Whether positions of this board can be valued. */
  readonly isValued: boolean;
  /** Whether values are shown. */
  readonly isShown: boolean;
  readonly reading: Reading | undefined;
  readonly t: Translate;
}

/** What is said under the board: what is wrong with the link, what a tap does, or what the position is worth. */
export function Ask({ fault, session, isValued, isShown, reading, t }: AskProps): VNode {
  const position = placeOf(session.work);
  if (fault !== "") {
    return (
      <p class="alert" role="alert">
        {fault}
      </p>
    );
  }
  if (session.mode === "recolour") {
    return <Task label={t("analysis.recolour.label")} text={t("analysis.recolour.text")} note="" />;
  }
  const why = position.toMove === null ? null : !isValued ? "other-board" : !isShown ? "hidden" : null;
  if (why !== null) return <Card verdict="shown" title={t(`analysis.${why}`)} text={t(`analysis.${why}.text`)} />;
  const { title, text } = worthMessage(position, reading, t);
  return <Card verdict="shown" title={title} text={text} />;
}
