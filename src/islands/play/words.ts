import type { Translate } from "../../locales/text.ts";
import { type Disc, nameOf, positionOf, VARIANTS } from "../../reversi/index.ts";
import {
  type Duel,
  type DuelEvent,
  type DuelResult,
  eventsFrom,
  isLearnersTurn,
  resultOf,
} from "../../training/duel.ts";
import { hasLevels, type Seating } from "../../training/seating.ts";
import { duelWords } from "../exercise/duel-words.ts";
import { refusalWords } from "../exercise/words.ts";
import type { Sitting } from "./table.ts";

/** The name of the opponent; null where two people play at one board. */
export function opponentName({ variant, level, learner }: Seating, t: Translate): string | null {
  if (learner === "both") return null;
  return t(hasLevels(VARIANTS[variant]) ? `play.level.${level}.name` : "play.modest.name");
}

/** Who moves the discs of a colour, as it is told. */
export function playerName(seating: Seating, disc: Disc, t: Translate): string {
  const name = opponentName(seating, t);
  if (name === null) return t(`disc.${disc}`);
  return seating.learner === disc ? t("play.you") : name;
}

type Who = "you" | "other" | Disc;

const whoIs = ({ learner }: Duel, disc: Disc): Who => (learner === null ? disc : learner === disc ? "you" : "other");

/** One event in a sentence; none for the end, which has a card of its own. */
function eventWords(event: DuelEvent, duel: Duel, name: string, isPast: boolean, t: Translate): string {
  if (event.kind === "end") return "";
  if (event.kind === "pass") {
    const who = whoIs(duel, event.disc);
    return who === "you" ? t(isPast ? "play.passed.you" : "play.pass.you") : t(`play.pass.${who}`, { name });
  }
  const { disc, move, after } = event.ply;
  const values = { name, square: nameOf(after.board.shape, move.square), count: move.flips.length };
  return t(`play.news.${whoIs(duel, disc)}`, values);
}

/** How many discs lay there before what is news to the learner: what came after the last own move, and that move. */
function newsFrom({ game, learner }: Duel): number {
  const last = learner === null ? game.plies.length - 1 : game.plies.findLastIndex(({ disc }) => disc === learner);
  return Math.max(0, last);
}

/** What has happened since the learner's last move; that move itself only until there is an answer to it. */
function newsWords(duel: Duel, name: string, t: Translate): string {
  const events = eventsFrom(duel, newsFrom(duel));
  const isAnswered = events.some((event) => event.kind === "move" && whoIs(duel, event.ply.disc) === "other");
  const isTurn = isLearnersTurn(duel);
  return events
    .filter((event) => !isAnswered || event.kind !== "move" || whoIs(duel, event.ply.disc) !== "you")
    .map((event) => eventWords(event, duel, name, isTurn, t))
    .filter((words) => words !== "")
    .join(" ");
}

/** Who begins, and who has which colour. */
function begunWords({ seating, duel }: Sitting, name: string | null, t: Translate): string {
  const first = positionOf(duel.game).toMove ?? "black";
  if (name === null || seating.learner === "both") return t(`play.begun.both.${first}`);
  const key = first === "black" ? seating.learner : seating.learner === "white" ? "you-white" : "other-white";
  return t(`play.begun.${key}`, { name });
}

/** What stands under the board: a label and a sentence. */
export interface Message {
  readonly label: string;
  readonly text: string;
}

function labelOf({ state, duel }: Sitting, name: string | null, t: Translate): string {
  if (state === "stuck") return t("play.stuck");
  const { toMove, passes } = positionOf(duel.game);
  if (name === null) return t(`play.turn.${toMove ?? "black"}`);
  if (state === "thinking") return passes === duel.learner ? t("play.turn.pass") : t("play.turn.other", { name });
  return t("play.turn.you");
}

const BROUGHT = {
  undo: "play.undone",
  redo: "play.redone",
  "bring-back": "play.back",
  record: "play.record",
  "other-tab": "play.other-tab",
  link: "play.linked",
} as const;

/** What is said of the table as it is now. */
export function messageOf(sitting: Sitting, t: Translate): Message {
  const { state, by, refused, duel, bringsBack } = sitting;
  const name = opponentName(sitting.seating, t);
  const position = positionOf(duel.game);
  if (refused !== null) {
    const square = nameOf(position.board.shape, refused.square);
    const { error } = refused;
    const text =
      error === "not-your-turn"
        ? t("play.wait", { name: name ?? "", square })
        : error === "game-over"
          ? t("play.over", { square })
          : refusalWords(position, refused.square, error, t);
    return { label: t(error === "not-your-turn" ? "play.turn.other" : "play.refused", { name: name ?? "" }), text };
  }
  const label = labelOf(sitting, name, t);
  const isBegun = by === "start" || by === "seat" || by === "move";
  if (state === "stuck") return { label, text: t("play.stuck.text", { name: name ?? "" }) };
  if (duel.game.plies.length === 0) {
    const how = bringsBack ? t("play.begun.undo") : isBegun || by === "record" || by === "link" ? "" : t(BROUGHT[by]);
    return { label, text: [begunWords(sitting, name, t), how].filter(Boolean).join(" ") };
  }
  const how = isBegun ? "" : t(BROUGHT[by]);
  return { label, text: [how, newsWords(duel, name ?? "", t)].filter(Boolean).join(" ") };
}

/** The two lines of the card at the end: who won by how much; the score, and apart from it what lies on the board. */
export function resultWords(result: DuelResult, duel: Duel, name: string, t: Translate): Message {
  const { winner, margin, score, discs } = result;
  const label =
    winner === null ? t("play.result.draw") : t(`play.result.${whoIs(duel, winner)}`, { count: margin, name });
  const told = t("play.result.score", score);
  if (discs.empty === 0) return { label, text: told };
  const values = { black: discs.black, white: discs.white, count: discs.empty };
  return { label, text: `${told} ${t(winner === null ? "play.result.shared" : "play.result.winner", values)}` };
}

/** What the status region says of what has just happened: the own move by its square, the opponent's with its side. */
export function spokenWords(sitting: Sitting, t: Translate): string {
  const { duel, since, refused } = sitting;
  const name = opponentName(sitting.seating, t);
  if (refused !== null || since === null) {
    const { label, text } = messageOf(sitting, t);
    return refused !== null ? text : `${text} ${label}.`;
  }
  const result = resultOf(duel);
  const told = duelWords(duel, since, t);
  return result === null ? told : `${told} ${resultWords(result, duel, name ?? "", t).label}`;
}
