/** The words of what a study claims and of proofs, in English. They are loaded when they are read, so they stand apart from `en.ts`. */
export const enClaims = {
  title: "What this study claims",
  lead: "Do not take it from the page: your browser can prove each line by the rules, here and now.",
  prove: "Prove it",
  proving: "Proving",
  disproved: "This does not hold. Please tell us.",
  defences: "Try every defence",
  unproved: "The proof could not be loaded. Check the connection and try again.",
  seconds: "{seconds} s",
  after: "After {moves}: ",
  discs: "Black has {black} discs and White {white}; empty squares: {empty}.",
  legal: "The legal moves are {squares}, and no others.",
  illegal: "Not legal: {squares}.",
  "only-move": "{move} is the only legal move.",
  flips: "{move} turns {sum} = {total} discs.",
  "flips.one-row": { one: "{move} turns {count} disc.", other: "{move} turns {count} discs in one row." },
  turned: "{move} turns just {squares}.",
  final: "{move} ends the game, {black}–{white} on the board.",
  "ends.full": "The game is over: the board is full.",
  "ends.wiped-out": "The game is over: one colour is gone.",
  "ends.both-stuck": "The game is over: neither side can move, though squares are empty and both colours lie there.",
  "symmetric.main-diagonal": "Folded along a1–h8, the board matches itself.",
  "symmetric.other-diagonal": "Folded along a8–h1, the board matches itself.",
  symmetric: "Turned or mirrored, the board matches itself.",
  reachable: "A legal game of {plies} moves, from {first} on, leads to this position.",
  "passed.black": "Black has just had to pass.",
  "passed.white": "White has just had to pass.",
  "most-flips":
    "No move in Othello can turn more than {corner} discs: {corner} from a corner, at most {elsewhere} from elsewhere; the centre would allow {centre}, but is never empty.",
  "worth.win": { one: "With best play {move} wins by {count}.", other: "With best play {move} wins by {count}." },
  "worth.loss": {
    one: "With best play {move} loses by {count}.",
    other: "With best play {move} loses by {count}.",
  },
  "worth.draw": "With best play {move} draws.",
  best: "No other move is as good as {squares}.",
  "only-way.win": "Of {moves}, each move of the side to move is the only one that wins.",
  "only-way.draw": "Of {moves}, each move of the side to move is the only one that does not lose.",
  "only-way.most-discs": "Of {moves}, each move of the side to move is the only best one.",
  "only-way.wipe-out": "Of {moves}, each is the only move that still takes every disc.",
  "forces.wipe-out": {
    one: "Only {squares} takes the last disc at once.",
    other: "Only {squares} takes the last disc within {count} moves, whatever the answer.",
  },
  "forces.corner": {
    one: "Only {squares} takes a corner at once.",
    other: "{squares}, and no other move, takes a corner within {count} moves, whatever the answer.",
  },
  "forces.passes": {
    one: "Only {squares} leaves the other side without a move.",
    other: "Only {squares} leaves the other side without a move within {count} moves, whatever the answer.",
  },
  "forces.ends": {
    one: "Only {squares} ends the game.",
    other: "Only {squares} ends the game within {count} moves, whatever the answer.",
  },
  "unforced.wipe-out": {
    one: "No move takes the last disc at once.",
    other: "No move takes the last disc within {count} moves against every answer.",
  },
  "unforced.corner": {
    one: "No move takes a corner at once.",
    other: "No move takes a corner within {count} moves against every answer.",
  },
  "unforced.passes": {
    one: "No move leaves the other side without one.",
    other: "No move leaves the other side without one within {count} moves against every answer.",
  },
  "unforced.ends": {
    one: "No move ends the game.",
    other: "No move ends the game within {count} moves against every answer.",
  },
  "reserve.black":
    "While the edge and the discs beside {square} stay, Black can never play there, whatever lies on the rest of the board.",
  "reserve.white":
    "While the edge and the discs beside {square} stay, White can never play there, whatever lies on the rest of the board.",
  "wipe-outs": {
    one: "{count} game from {first} on ends at move {plies} with one colour gone, and none ends sooner.",
    other: "{count} games from {first} on end at move {plies} with one colour gone, and none ends sooner.",
  },
  "proof.discs": {
    one: "Proved: {number} disc counted, {time}.",
    other: "Proved: {number} discs counted, {time}.",
  },
  "proof.squares": {
    one: "Proved: {number} square looked at, {time}.",
    other: "Proved: {number} squares looked at, {time}.",
  },
  "proof.tried": {
    one: "Proved: {number} empty square tried, {time}.",
    other: "Proved: {number} empty squares tried, {time}.",
  },
  "proof.richest": {
    one: "Proved: {number} square tried on its richest board, {time}.",
    other: "Proved: {number} squares tried on their richest boards, {time}.",
  },
  "proof.turned": {
    one: "Proved: {number} disc turned, {time}.",
    other: "Proved: {number} discs turned, {time}.",
  },
  "proof.compared": {
    one: "Proved: {number} board compared, {time}.",
    other: "Proved: {number} boards compared, {time}.",
  },
  "proof.played": "Proved: played by the rules, {time}.",
  "proof.replayed": {
    one: "Proved: {number} move replayed, {time}.",
    other: "Proved: {number} moves replayed, {time}.",
  },
  "proof.moves": "Proved: every legal move looked at, {time}.",
  "proof.measured": "Proved: measured on the board, {time}.",
  "proof.replies": "Proved: every reply tried, {time}.",
  "proof.games": "Proved: every game from here on tried, {time}.",
  "proof.best-play": "Proved: best play read out to the end, {time}.",
  "proof.opinion": {
    one: "So the engine sees it, {number} move looked at, {time}. An opinion, not a proof.",
    other: "So the engine sees it, {number} moves looked at, {time}. An opinion, not a proof.",
  },
  "proof.positions": {
    one: "Proved: {number} position looked at, {time}.",
    other: "Proved: {number} positions looked at, {time}.",
  },
  "proof.fillings": {
    one: "Proved: {number} way to fill the rows tried, {time}.",
    other: "Proved: {number} ways to fill the rows tried, {time}.",
  },
} as const;
