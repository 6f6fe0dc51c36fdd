/**
 * What the coach says of a wrong try while its task is unsolved, in English. Only reasons that the try and what follows it tell alone: no
 * slot is filled from the best move, and nothing is claimed that holds only after it. {own} is the side that tried and {other} the other
 * one, as in `en-coach.ts`.
 */
export const enCoachTries = {
  black: "Black",
  white: "White",
  "wiped-out": "After {move}, {other} can take every disc of {own}, whatever {own} plays.",
  "corner.given.x":
    "{move} is an X-square, diagonally next to a corner: it lets {other} take the corner {corner} at once.",
  "corner.given.c":
    "{move} is a C-square, next to a corner on the edge: it lets {other} take the corner {corner} at once.",
  "corner.given.far": "{move} lets {other} take the corner {corner} at once.",
  "corner.forced":
    "After {move}, {other} takes the corner {corner} by force: within {count} moves, whatever {own} plays.",
  "corner.forced.x":
    "{move} is an X-square, diagonally next to a corner: {other} takes the corner {corner} by force, within {count} moves, whatever {own} plays.",
  "corner.goes": "With best play, {other} gets the corner {corner} after {move}.",
  "stoner.given":
    "{move} lets {other} set a Stoner trap: {reply}, then {attack}, and a corner falls, {near} or {far}. A reply on {defence} opens {near}.",
  "safe.none": "After {move} {reply}, each of {own}'s moves gives up a corner.",
  "diagonal.lost": "{other} plays {reply} and keeps {corner} shut for now: it is alone on the diagonal between {ends}.",
  "creep.given": "{move} lets {other} creep along the edge from {from}: {reply} makes {count} discs safe for good.",
  "wedge.given": "{move} makes room for a wedge: {other} plays {reply}, between {ends}.",
  "pass.own.now": "After {move} {reply}, {own} has no move: {other} moves again.",
  "pass.own": {
    one: "After {move}, {other} can leave {own} without a move at once.",
    other: "After {move}, {other} can leave {own} without a move, within {count} moves, whatever {own} plays.",
  },
  "reply.opened":
    "{move} makes {reply} possible for {other}. It is the one strong reply: any other costs {other} {count} discs or more.",
  "reply.opened.only": "{move} makes {reply} possible for {other}; without it {other} would have no move at all.",
  // In the same words, whether the reply is the right move or not: what is said must not tell it.
  "reply.left": "After {move}, {other} has one strong reply: any other costs {other} {count} discs or more.",
  "reply.same": "After {move}, {other} has one strong reply: any other costs {other} {count} discs or more.",
  tempo: "{other} can answer {move} beside it, with {reply}, and need not play elsewhere.",
  "free.spent": "{move} could wait: {other} cannot play there now.",
  "free.reserve": "{move} could wait: {other} cannot play there now.",
  "free.other": "After {move} {reply}, {free} are for {other} alone: {own} can never play there.",
  "free.other.none": {
    one: "After {move} {reply}, {free} is for {other} alone: {own} can never play there.",
    other: "After {move} {reply}, {free} are for {other} alone: {own} can never play there.",
  },
  "swindle.given": "{other} plays {reply}, and {own} can never answer on {rest}: that square is {other}'s alone.",
  "swindle.given.now": "{other} plays {reply}, and {own} cannot answer on {rest}.",
  "last.region": "With best play after {move}, {other} fills the last square of a group of empty ones.",
  "parity.odd": "{move} leaves {other} an odd group of empty squares to play into.",
  "last.all": "With best play, {other} makes the last move of the game after {move}.",
  "turned.reply": "{other} plays {square} and turns {count} discs back.",
  "moves.given": {
    one: "{move} makes {given} possible for {other}, its best reply.",
    other: "{move} makes {count} moves possible for {other}: {given}. The best reply is one of them, {reply}.",
  },
  "moves.given.none": {
    one: "{move} makes {given} possible for {other}, its best reply.",
    other: "{move} makes {count} moves possible for {other}: {given}. The best reply is one of them, {reply}.",
  },
  "safe.fewer": {
    one: "After {move} {reply}, only one of {own}'s moves gives no corner.",
    other: "After {move} {reply}, only {count} of {own}'s moves give no corner.",
  },
  "safe.fewer.later": {
    one: "After {moves} moves each, beginning with {move}, only one of {own}'s moves gives no corner.",
    other: "After {moves} moves each, beginning with {move}, only {count} of {own}'s moves give no corner.",
  },
  "quiet.missed": "{move} leaves {count} empty squares around the discs it turns.",
  "quiet.less": "{move} leaves {count} empty squares around the discs it turns.",
  "quiet.reply": "After {move}, {other} has a quiet reply: {reply}.",
  wall: "After {move} {reply}, {wall} are a wall of {own}: before it {other} can play on {ahead}.",
  "moves.left": "{move} leaves {other} {count} moves to choose from.",
  mobility: {
    one: "After {move} {reply}, {own} has one move only, and {other} would have {others}.",
    other: "After {move} {reply}, {own} has only {count} moves to choose from, and {other} would have {others}.",
  },
  "mobility.later": {
    one: "After {moves} moves each, beginning with {move}, {own} has one move only, and {other} would have {others}.",
    other:
      "After {moves} moves each, beginning with {move}, {own} has only {count} moves to choose from, and {other} would have {others}.",
  },
} as const;

/** The words around these sentences. */
export const enTryWords = { more: "More" } as const;
