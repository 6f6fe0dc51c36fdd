import { useStore } from "@nanostores/preact";
import type { VNode } from "preact";
import { countWords } from "../../board/describe.ts";
import { countOf } from "../../board/view.ts";
import type { Translate } from "../../locales/text.ts";
import type { Disc, Position } from "../../reversi/index.ts";
import type { Seating } from "../../training/seating.ts";
import { $standsIn } from "./opponent.ts";
import { opponentName, playerName } from "./words.ts";

interface PlayersProps {
  readonly seating: Seating;
  readonly position: Position;
  readonly t: Translate;
}

/** Who has which colour and how many discs, Black at one end and White at the other; a line under the one to move. */
export function Players({ seating, position, t }: PlayersProps): VNode {
  const counts = countOf(position.board);
  const name = opponentName(seating, t);
  const standsIn = useStore($standsIn) && name !== null;
  const player = (disc: Disc): VNode => (
    <p class="player" aria-hidden="true" data-player={disc} data-turn={position.toMove === disc ? "" : undefined}>
      <span class="turn-disc" data-disc={disc} />
      <span class="player-name">{playerName(seating, disc, t)}</span>
      <span class="player-count">{counts[disc]}</span>
    </p>
  );
  return (
    <div class="players">
      {player("black")}
      {player("white")}
      <p class="unseen">
        {seating.learner !== "both" &&
          t("play.players", { black: playerName(seating, "black", t), white: playerName(seating, "white", t) })}{" "}
        {countWords(position.board, t)}
      </p>
      {standsIn && <p class="players-note">{t("play.plain", { name })}</p>}
    </div>
  );
}
