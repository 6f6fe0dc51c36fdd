import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import { nameOf } from "../../reversi/index.ts";
import { useLater } from "../exercise/later.ts";
import type { Tried } from "./tried.ts";

interface ComparedProps {
  /** The last wrong try at a task that is done. */
  readonly tried: Tried;
  readonly say: (text: string) => void;
  readonly tag: string;
  readonly t: Translate;
}

const load = () => import("../coach/Coach.tsx");

/** On request, all that the coach says of a wrong try: what it costs, why, and the best move beside it. */
export function Compared({ tried, say, tag, t }: ComparedProps): VNode {
  const [isOpen, setOpen] = useState(false);
  const part = useLater(isOpen, load);
  const { position, line } = tried;
  const [square = -1] = line;
  return (
    <div class="compared">
      <button type="button" class="tries-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("coach.why-not", { square: nameOf(position.board.shape, square) })}
      </button>
      {isOpen && part && <part.Coach position={position} square={square} isPlayed onSay={say} tag={tag} t={t} />}
    </div>
  );
}
