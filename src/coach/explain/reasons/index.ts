import type { CoachKey } from "../../../locales/coach.ts";
import type { Template } from "../case.ts";
import type { Reason } from "../explanation.ts";
import { accessLost } from "./access.ts";
import { cornerForced, cornerWon } from "./corner-forced.ts";
import { cornerGiven } from "./corner-given.ts";
import { cornerGoes } from "./corner-goes.ts";
import { cornerMissed } from "./corner-missed.ts";
import { countMisleads, countTempts } from "./count.ts";
import { creepGiven, creepMissed } from "./creep.ts";
import { diagonalLost, diagonalWon } from "./diagonal.ts";
import { counted, turnedBack, wipedOut } from "./ending.ts";
import { freeMovesGiven, freeMovesLost } from "./free-moves.ts";
import { frontier } from "./frontier.ts";
import { lastInRegion, lastOfAll } from "./last-move.ts";
import { mobility, safeMobility } from "./mobility.ts";
import { movesGiven } from "./moves-given.ts";
import { movesLeft, safeLeft } from "./moves-left.ts";
import { freeMoveSpent, wrongOrder } from "./order.ts";
import { oddRegionLeft } from "./parity.ts";
import { otherPass, ownPass } from "./pass.ts";
import { replyPoisoned } from "./poisoning.ts";
import { quietMissed, quietNext, quietReply } from "./quiet.ts";
import { strongReply } from "./reply.ts";
import { noSafeMove, noSafeReply } from "./safe-moves.ts";
import { laterStableGiven, laterStableLost, stableGiven, stableLost } from "./stable.ts";
import { stonerGiven, stonerMissed } from "./stoner.ts";
import { swindleGiven } from "./swindle.ts";
import { tempoLost } from "./tempo.ts";
import { wallBuilt } from "./wall.ts";
import { wedgeGiven, wedgeMissed } from "./wedge.ts";

/** Reasons that are proven against every reply, or that no reply touches: the lines of the two moves only illustrate them. */
export const PROVEN: readonly Template[] = [
  wipedOut,
  cornerGiven,
  cornerForced,
  cornerWon,
  cornerGoes,
  noSafeReply,
  stonerMissed,
  ownPass,
  otherPass,
  strongReply,
  freeMoveSpent,
  lastInRegion,
  lastOfAll,
  quietMissed,
  safeLeft,
  countTempts,
];

/** Reasons that are seen after a reply: they must be seen after every best one. */
export const SHOWN: readonly Template[] = [
  cornerMissed,
  noSafeMove,
  wedgeGiven,
  wedgeMissed,
  stonerGiven,
  diagonalLost,
  diagonalWon,
  creepGiven,
  creepMissed,
  freeMovesGiven,
  freeMovesLost,
  swindleGiven,
  oddRegionLeft,
  tempoLost,
  stableGiven,
  stableLost,
  laterStableGiven,
  laterStableLost,
  wrongOrder,
  turnedBack,
  movesGiven,
  safeMobility,
  mobility,
  movesLeft,
  countMisleads,
  quietReply,
  quietNext,
  replyPoisoned,
  wallBuilt,
  accessLost,
  frontier,
  counted,
];

/** What is not told beside something that says it, too, and more: keys by how they begin. */
const SAID_BY: Readonly<Partial<Record<CoachKey, readonly string[]>>> = {
  "corner.goes": ["corner.given", "corner.missed", "corner.forced", "corner.won"],
  "corner.missed.later": ["corner.given", "corner.missed", "corner.forced"],
  "order.taken": ["reply.same", "creep.taken"],
  "moves.given": ["reply.opened"],
  "moves.given.none": ["reply.opened"],
  "moves.left": ["mobility"],
  "stable.own.later": ["stable.own"],
  "stable.other.later": ["stable.other"],
  "safe.fewer": ["safe.none"],
  "safe.fewer.later": ["safe.none"],
  "count.more": ["mobility"],
  "count.more.later": ["mobility"],
};

/** Leaves out the reasons that repeat a part of another. */
export const withoutRepeats = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter(
    ({ key }) =>
      !SAID_BY[key]?.some((said) => reasons.some((other) => other.key !== key && other.key.startsWith(said))),
  );
