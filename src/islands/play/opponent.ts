import { atom } from "nanostores";
import type { Player } from "../../engine/client.ts";
import { hasLevels, type Seating } from "../../training/seating.ts";
import { loadEngine } from "../analysis/engine.ts";
import type { Opponent } from "./table.ts";

/** Whether the engine could not be had for the last answer, and a simpler search stood in for it. */
export const $standsIn = atom(false);

const loadBits = () => import("../../reversi/bitboard.ts");

/** A number of 32 bits for a text, the same one each time (FNV-1a). */
export function seedOf(text: string): number {
  let seed = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) seed = Math.imul(seed ^ text.charCodeAt(at), 0x0100_0193);
  return seed >>> 0;
}

/**
 * `player` on the usual board, and the one opponent for all on any other. The same seed gives the same answers. Rejects when no engine
 * can be had.
 */
export function opponentLike(player: Player, seed: number): Opponent {
  return async (position, signal) => {
    const { board, toMove, legal } = position;
    const [only, ...more] = legal;
    if (toMove === null || only === undefined) throw new RangeError("nobody can move here");
    // One legal move needs no thought.
    if (more.length === 0) return only.square;
    const [engine, { toBitBoard }] = await Promise.all([loadEngine(), loadBits()]);
    if (signal.aborted) throw new DOMException("not wanted any more", "AbortError");
    const isByLevel = hasLevels(position.variant);
    const asked = isByLevel
      ? engine.choose(toBitBoard(board, toMove), player, seed)
      : engine.chooseModestly(position, seed);
    signal.addEventListener("abort", asked.cancel, { once: true });
    const choice = await asked.answer;
    // The one opponent of other boards plays by the rules alone, and needs no engine.
    if (isByLevel) $standsIn.set(engine.state?.search === "plain");
    if (choice === null) throw new Error("the engine gives no answer");
    return typeof choice === "number" ? choice : choice.square;
  };
}

/** Who plays against the learner in the game kept under `id`: the same game gets the same answers, another one others. */
export const opponentFor = ({ level }: Seating, id: string): Opponent =>
  opponentLike({ kind: "level", level }, seedOf(id));
