import { contentAt, type Disc } from "../../../reversi/index.ts";
import { creepingMoves } from "../../concepts/creeping.ts";
import { legalFor } from "../../concepts/mobility.ts";
import { movesNamed, sceneOf, type Template } from "../case.ts";
import { MOVER, type Moment, OTHER } from "../future.ts";

/** A move that makes fewer discs stable is no gain to speak of. */
const GAIN = 2;

const creeping = ({ board }: Moment, side: Disc) =>
  creepingMoves(board, side).filter(({ gained }) => gained.length >= GAIN);

/** The best reply creeps along an edge from the other side's corner; before the move, and after the best one, it could not. */
export const creepGiven: Template = (pair) => {
  const { before, played, best } = pair;
  const found = creeping(played.after, OTHER).find(({ square }) => square === played.reply);
  if (found === undefined || best.line.some((ply, i) => i % 2 === 1 && ply === found.square)) return null;
  const cannot = ({ board }: Moment): boolean =>
    creepingMoves(board, OTHER).every(({ square }) => square !== found.square);
  if (!cannot(before) || !cannot(best.after)) return null;
  return {
    key: "creep.given",
    numbers: { count: found.gained.length },
    squares: { ...movesNamed(pair), reply: [found.square], from: found.from },
    strength: 71,
    played: sceneOf(played, 2, { stable: found.gained }),
    best: sceneOf(best, 1),
  };
};

/** The best move creeps along an edge from an own corner; after the move that was played and the reply that is over. */
export const creepMissed: Template = (pair) => {
  const { before, played, best } = pair;
  const found = creeping(before, MOVER).find(({ square }) => square === best.square);
  if (found === undefined || played.answered === null || typeof played.reply !== "number") return null;
  const { board } = played.answered;
  if (legalFor(board, MOVER).includes(found.square)) return null;
  return {
    key: contentAt(board, found.square) === "empty" ? "creep.missed" : "creep.taken",
    numbers: { count: found.gained.length },
    squares: { ...movesNamed(pair), reply: [played.reply], from: found.from },
    strength: 71,
    played: sceneOf(played, 2, { target: [found.square] }),
    best: sceneOf(best, 1, { stable: found.gained }),
  };
};
