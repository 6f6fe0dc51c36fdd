import type { VNode } from "preact";
import { describeBoard } from "../../board/describe.ts";
import { boardSvg } from "../../board/svg.ts";
import type { Explanation, Reason, Scene } from "../../coach/client.ts";
import type { MoveValue } from "../../engine/client.ts";
import { signed } from "../../locales/signed.ts";
import type { Translate } from "../../locales/text.ts";
import { nameOf, type Position } from "../../reversi/index.ts";
import { shownOf } from "./scene.ts";

/** A move on a small board, and what is shown of it. */
interface Sight {
  readonly what: "played" | "chosen" | "best" | "tempting" | "instead";
  readonly value: MoveValue;
  readonly scene: Scene;
}

/** A move and the best reply to it. */
const afterReply = ({ line }: MoveValue): Scene => ({ line: line.slice(0, 2), squares: {} });

/** The moves to be seen beside each other: the one in question, and those that tell something about it. `reason` is what the boards show. */
export function sightsOf(explanation: Explanation, reason: Reason | undefined, isPlayed: boolean): readonly Sight[] {
  const { played, best, tempting, instead } = explanation;
  const what = isPlayed ? "played" : "chosen";
  if (instead !== null) {
    return [
      { what, value: played, scene: reason?.best ?? afterReply(played) },
      { what: "instead", value: instead.move, scene: reason?.played ?? afterReply(instead.move) },
    ];
  }
  if (best.score <= played.score) return [];
  return [
    { what, value: played, scene: reason?.played ?? afterReply(played) },
    { what: "best", value: best, scene: reason?.best ?? afterReply(best) },
    ...(tempting === null ? [] : [{ what: "tempting", value: tempting, scene: afterReply(tempting) } as const]),
  ];
}

interface TrioProps {
  /** The position before the move. */
  readonly position: Position;
  readonly sights: readonly Sight[];
  readonly t: Translate;
}

/** Up to three moves side by side, each on a small board after the moves that the reason speaks of. */
export function Trio({ position, sights, t }: TrioProps): VNode {
  const { shape } = position.board;
  const board = ({ what, value, scene }: Sight): VNode => {
    const { position: after, last, marks } = shownOf(position, scene, position.toMove ?? position.turn);
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
      <figure key={what} class="trio-board">
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
  return <div class="trio">{sights.map(board)}</div>;
}
