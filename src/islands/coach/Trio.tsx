import type { VNode } from "preact";
import { describeBoard } from "../../board/describe.ts";
import { boardSvg } from "../../board/svg.ts";
import type { Explanation, Reason, Scene } from "../../coach/client.ts";
import type { MoveValue } from "../../engine/client.ts";
import type { Translate } from "../../locales/text.ts";
import { type Disc, nameOf, type Position } from "../../reversi/index.ts";
import { shownOf } from "./scene.ts";

interface TrioProps {
  readonly position: Position;
  readonly explanation: Explanation;
  /** The reason that the boards show; undefined where there is none. */
  readonly reason: Reason | undefined;
  readonly isPlayed: boolean;
  readonly t: Translate;
}

/** A move and the best reply to it. */
const afterReply = ({ line }: MoveValue): Scene => ({ line: line.slice(0, 2), squares: {} });

/** A number of discs with its sign. */
const signed = (score: number): string => (score > 0 ? `+${score}` : score < 0 ? `−${-score}` : "0");

/** The move in question, the best one and the tempting one side by side, each on a small board after the moves that the reason speaks of. */
export function Trio({ position, explanation, reason, isPlayed, t }: TrioProps): VNode {
  const { played, best, tempting } = explanation;
  const { shape } = position.board;
  const own: Disc = position.toMove ?? position.turn;
  const board = (what: "played" | "chosen" | "best" | "tempting", value: MoveValue, scene: Scene): VNode => {
    const { position: after, last, marks } = shownOf(position, scene, own);
    const names = scene.line.map((ply) => (ply === "pass" ? t("coach.pass") : nameOf(shape, ply))).join(" ");
    const title = t(`coach.${what}`, { square: nameOf(shape, value.square) });
    const { summary, rows } = describeBoard(after, t);
    const picture = boardSvg(after, {
      title: `${title} ${t("coach.after", { moves: names })}`,
      description: [summary, ...rows].join(" "),
      marks,
      last: last?.move.square ?? null,
      coordinates: false,
    });
    return (
      <figure class="trio-board">
        {/* A picture of our own, with every text in it escaped. */}
        <div dangerouslySetInnerHTML={{ __html: picture }} />
        <figcaption>
          <b>{title}</b>{" "}
          <span dir="ltr">
            {value.isExact ? "" : "≈"}
            {signed(value.score)}
          </span>
          <span class="trio-line">{t("coach.after", { moves: names })}</span>
        </figcaption>
      </figure>
    );
  };
  return (
    <div class="trio">
      {board(isPlayed ? "played" : "chosen", played, reason?.played ?? afterReply(played))}
      {board("best", best, reason?.best ?? afterReply(best))}
      {tempting !== null && board("tempting", tempting, afterReply(tempting))}
    </div>
  );
}
