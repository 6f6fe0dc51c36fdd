import { type ComponentChildren, Fragment, type VNode } from "preact";
import { useState } from "preact/hooks";
import type { Motif } from "../../catalogue/motifs.ts";
import type { Translate } from "../../locales/text.ts";
import type { Position } from "../../reversi/index.ts";
import { ownMovesOf } from "../../training/puzzles/task.ts";
import { analysisOf } from "../analysis/address.ts";
import type { Shown as Sight } from "../coach/scene.ts";
import { BestLine } from "./BestLine.tsx";
import { defendOtherwise } from "./defend.ts";
import type { Item } from "./item.ts";
import { Proof } from "./Proof.tsx";
import { shareWords } from "./share.ts";
import type { Defend } from "./useTask.ts";
import { Why } from "./Why.tsx";

/** What can be done with a puzzle that is done, by buttons or by typing. */
export interface Deeds {
  readonly defence: () => void;
  readonly share: () => void;
  readonly proof: () => void;
}

interface AfterProps {
  readonly item: Item;
  /** What steps through the moves: it stands after the why, which is read first. */
  readonly steps: ComponentChildren;
  readonly position: Position;
  /** What each motif leads to. */
  readonly paths: Readonly<Record<Motif, string>>;
  /** Its number and how hard it is. */
  readonly name: string;
  /** Whether it was solved, so that another defence can be met. */
  readonly isSolved: boolean;
  /** Takes what can be done, for the commands. */
  readonly deeds: { current: Deeds | null };
  readonly onDefence: (defend: Defend) => void;
  readonly onSee: (sight: Sight | null) => void;
  readonly isSeen: boolean;
  readonly say: (text: string) => void;
  readonly tag: string;
  readonly t: Translate;
}

/** What is told of a puzzle once it is done: why, what it was about and where that is taught, where it comes from, and what can be done with it. */
export function After(props: AfterProps): VNode {
  const { item, position, paths, name, isSolved, deeds, onDefence, t, tag, say } = props;
  const { puzzle } = item;
  const [isDoubted, setDoubted] = useState(false);
  /** What came of sharing. */
  const [shared, setShared] = useState("");
  const share = async (): Promise<void> => {
    const words = await shareWords(item, name, t);
    setShared(words);
    say(words);
  };
  const defence = (): void => onDefence(defendOtherwise);
  deeds.current = {
    defence,
    share: () => void share(),
    proof: () => setDoubted(true),
  };
  return (
    <section class="after">
      {puzzle.tempting === null || typeof puzzle.right === "string" ? (
        <BestLine position={position} t={t} />
      ) : (
        <Why
          position={position}
          right={puzzle.right}
          tempting={puzzle.tempting}
          onSee={props.onSee}
          isSeen={props.isSeen}
          say={say}
          tag={tag}
          t={t}
        />
      )}
      {props.steps}
      <p class="after-facts">
        {t("puzzle.about")}{" "}
        {puzzle.motifs.map((motif, i) => (
          <Fragment key={motif}>
            {i > 0 && " · "}
            <a href={paths[motif]}>{t(`puzzle.motif.${motif}`)}</a>
          </Fragment>
        ))}
        <br />
        {name}. {puzzle.year === null ? t("puzzle.from.self") : t("puzzle.from.game", { year: puzzle.year })}
      </p>
      <p class="after-tools">
        {isSolved && ownMovesOf(puzzle) > 1 && (
          <button type="button" class="button plain" onClick={defence}>
            {t("puzzle.defence")}
          </button>
        )}
        <a class="button plain" href={analysisOf(position)}>
          {t("puzzle.analysis")}
        </a>
        <button type="button" class="button plain" onClick={() => void share()}>
          {t("puzzle.share")}
        </button>
        <button type="button" class="button plain" aria-expanded={isDoubted} onClick={() => setDoubted(!isDoubted)}>
          {t("puzzle.doubt")}
        </button>
      </p>
      {shared !== "" && <p class="after-shared">{shared}</p>}
      {isDoubted && <Proof item={item} position={position} tag={tag} t={t} />}
    </section>
  );
}
