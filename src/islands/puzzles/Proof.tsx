import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { STRONG_PLIES } from "../../catalogue/strong.ts";
import type { Translate } from "../../locales/text.ts";
import { nameOf, type Position, toBitBoard } from "../../reversi/index.ts";
import type { MoveGoal } from "../../training/answers/move.ts";
import { ask } from "../exercise/ask.ts";
import type { Item } from "./item.ts";

interface ProofProps {
  readonly item: Item;
  readonly position: Position;
  readonly tag: string;
  readonly t: Translate;
}

/** What was found of a move. */
interface Found {
  readonly square: string;
  readonly isRight: boolean;
  readonly words: string;
}

interface Told {
  readonly moves: readonly Found[];
  /** What it took. */
  readonly spent: string;
}

function scoreWords(score: number, t: Translate): string {
  if (score === 0) return t("puzzle.proof.draw");
  return t(score > 0 ? "puzzle.proof.win" : "puzzle.proof.loss", { count: Math.abs(score) });
}

const byRightFirst = (a: Found, b: Found): number => Number(b.isRight) - Number(a.isRight);

/** Reads every move of a puzzle anew, as long as that is wanted. Null where it cannot be done. */
async function prove({ item, position, tag, t }: ProofProps, isWanted: () => boolean): Promise<Told | null> {
  const { goal } = item.puzzle;
  const { shape } = position.board;
  const board = toBitBoard(position.board, position.toMove ?? position.turn);
  const began = performance.now();
  const time = (): string => (Math.max(10, performance.now() - began) / 1000).toFixed(2);
  if (goal.kind === "strongest") {
    const seen = await ask({ kind: "look", board, plies: STRONG_PLIES });
    const best = seen?.[0]?.score ?? 0;
    const moves = seen?.map(({ square, score }): Found => {
      const count = best - score;
      const words = count === 0 ? t("puzzle.proof.first") : t("puzzle.proof.behind", { count });
      return { square: nameOf(shape, square), isRight: count === 0, words };
    });
    return moves === undefined ? null : { moves, spent: t("puzzle.proof.seen", { plies: STRONG_PLIES, time: time() }) };
  }
  const aim: Exclude<MoveGoal, { kind: "follow" }> =
    goal.kind === "who-wins" ? { kind: "most-discs", within: 1 } : goal;
  const within = "within" in aim ? aim.within : 1;
  const moves: Found[] = [];
  let count = 0;
  for (const { square } of position.legal) {
    const judged = isWanted()
      ? await ask({ kind: "judge", board, square, goal: { ...aim, within } as never, within })
      : null;
    if (judged === null) return null;
    count += judged.nodes;
    const words = judged.score === null ? [] : [scoreWords(judged.score, t)];
    const isAsked = goal.kind !== "who-wins";
    const told = isAsked ? [t(judged.kept ? "puzzle.proof.right" : "puzzle.proof.wrong"), ...words] : words;
    moves.push({ square: nameOf(shape, square), isRight: judged.kept, words: told.join(", ") });
  }
  const spent = t("puzzle.proof.spent", { count, number: count.toLocaleString(tag), time: time() });
  return { moves: moves.toSorted(byRightFirst), spent };
}

/** What a doubt is answered with: every legal move, judged again by the reader's own browser, and what that took. */
export function Proof(props: ProofProps): VNode {
  const { t } = props;
  const [told, setTold] = useState<Told | "failed" | null>(null);
  useEffect(() => {
    let isWanted = true;
    prove(props, () => isWanted).then(
      (found) => isWanted && setTold(found ?? "failed"),
      () => isWanted && setTold("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <div class="proof" role="status">
      {told === null && <p>{t("puzzle.proof.working")}</p>}
      {told === "failed" && <p>{t("puzzle.proof.failed")}</p>}
      {told !== null && told !== "failed" && (
        <>
          <p>{t("puzzle.proof")}</p>
          <ul class="proof-moves">
            {told.moves.map(({ square, isRight, words }) => (
              <li key={square} data-right={isRight ? "" : undefined}>
                <b>{square}</b> {words}
              </li>
            ))}
          </ul>
          <p class="proof-spent">{told.spent}</p>
        </>
      )}
    </div>
  );
}
