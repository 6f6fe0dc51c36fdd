/**
 * What the coach says of a move, in English. {own} is the side that made the move and {other} the other one, by the names below; a
 * language whose words bend with the colour gives such a sentence twice, as `black` and `white`, for either colour of {own}.
 */
export const enCoach = {
  black: "Black",
  white: "White",
  "outcome.best": "No move is better.",
  "outcome.win.win": "{move} still wins, but only by {after}; {best} wins by {before}.",
  "outcome.win.draw": "{move} turns a win by {before} into a draw.",
  "outcome.win.loss": "{move} turns a win by {before} into a loss by {after}.",
  "outcome.draw.loss": "{move} turns a draw into a loss by {after}.",
  "outcome.loss.loss": "{move} loses by {after}; {best} loses by {before}.",
  "outcome.estimate.best": "As far as {depth} moves ahead show, no move is better.",
  "outcome.estimate": {
    one: "{move} costs about {count} disc beside {best}: an estimate, {depth} moves deep.",
    other: "{move} costs about {count} discs beside {best}: an estimate, {depth} moves deep.",
  },
  "wiped-out": "After {move}, {other} can take every disc of {own}, whatever {own} plays.",
  "corner.given.x":
    "{move} is an X-square, diagonally next to a corner: it lets {other} take the corner {corner} at once.",
  "corner.given.c":
    "{move} is a C-square, next to a corner on the edge: it lets {other} take the corner {corner} at once.",
  "corner.given.far": "{move} lets {other} take the corner {corner} at once.",
  "corner.missed.taken": "The corner {best} is there to be taken. After {move}, {other} takes it.",
  "corner.missed.shut": "The corner {best} is there to be taken. After {move} {reply}, {own} can no longer play there.",
  "corner.missed.later": "The corner {best} is there to be taken. After {move}, {other} gets it with best play.",
  "corner.forced":
    "After {move}, {other} takes the corner {corner} within {count} moves, whatever {own} plays. After {best}, not so soon.",
  "corner.forced.x":
    "{move} is an X-square, diagonally next to a corner: {other} takes the corner {corner} within {count} moves, whatever {own} plays.",
  "corner.won": {
    one: "{best} attacks the corner {corner}, and nothing {other} plays saves it. After {move}, no corner falls so soon.",
    other:
      "{best} wins the corner {corner}, within {count} more moves, whatever {other} plays. After {move}, none falls so soon.",
  },
  "corner.goes": "With best play, the corner {corner} goes to {other} after {move}, and to {own} after {best}.",
  "safe.none":
    "After {move} {reply}, each of {own}'s moves gives up a corner: {moves}. After {best} {bestReply}, {safe} would give none.",
  "safe.none.other":
    "{best} leaves {other} only moves that give up a corner: {moves}. After {move}, {safe} would give none.",
  "safe.fewer":
    "Moves of {own} that give no corner: after {move} {reply}, {count}; after {best} {bestReply}, {instead}.",
  "safe.fewer.later":
    "Moves of {own} that give no corner: after {moves} moves each, beginning with {move}, {count}; beginning with {best}, {instead}.",
  "stoner.missed":
    "{best} sets a Stoner trap: next comes {attack}, and a corner falls, {near} or {far}. A reply on {defence} opens {near}.",
  "stoner.given":
    "{move} lets {other} set a Stoner trap: {reply}, then {attack}, and a corner falls, {near} or {far}. A reply on {defence} opens {near}.",
  "diagonal.lost":
    "After {move}, {other} plays {reply} and keeps {corner} shut for now: it is alone on the diagonal between {ends}. After {best}, it could not.",
  "diagonal.won":
    "After {best} {bestReply}, {own} can play {next} and keep {corner} shut for now: it is alone on the diagonal between {ends}. After {move} {reply}, it cannot.",
  "creep.given":
    "{move} lets {other} creep along the edge from {from}: {reply} makes {count} discs safe for good. After {best}, it cannot.",
  "creep.missed":
    "{best} creeps along the edge from {from} and makes {count} discs safe for good. After {move} {reply}, {own} can no longer play there.",
  "creep.taken":
    "{best} creeps along the edge from {from} and makes {count} discs safe for good. After {move} {reply}, that square is taken.",
  "wedge.given": "{move} makes room for a wedge: {other} plays {reply}, between {ends}.",
  "wedge.missed": "{best} is a wedge between {ends}. After {move} {reply}, there is no wedge to be had there.",
  "pass.own.now": "After {move} {reply}, {own} has no move: {other} moves again.",
  "pass.own": {
    one: "After {move}, {other} can leave {own} without a move at once.",
    other: "After {move}, {other} can leave {own} without a move, within {count} moves, whatever {own} plays.",
  },
  "pass.other.now": "{best} leaves {other} without a move, and {own} moves again.",
  "pass.other": {
    one: "After {best}, whatever {other} plays, {own}'s next move can leave it without one.",
    other: "After {best}, {own} can leave {other} without a move, within {count} more moves, whatever {other} plays.",
  },
  "reply.opened":
    "{move} makes {reply} possible for {other}. It is the one strong reply: any other costs {other} {count} discs or more.",
  "reply.opened.only": "{move} makes {reply} possible for {other}; without it {other} would have no move at all.",
  "reply.left":
    "{reply} is the one strong reply: any other costs {other} {count} discs or more. {best} takes it away, {move} does not.",
  "reply.opened.several":
    "{move} makes {reply} possible for {other}. These are the strong replies: any other costs {other} {count} discs or more.",
  "reply.left.several":
    "{reply} are the strong replies: any other costs {other} {count} discs or more. {best} takes them away, {move} does not.",
  "reply.opened.seen":
    "{move} makes {reply} possible for {other}: as far as the search sees, by far its best reply. After {best}, it is not possible.",
  "reply.left.seen":
    "As far as the search sees, {reply} is by far {other}'s best reply. {best} takes it away, {move} does not.",
  "reply.same.seen":
    "Both sides want {reply}: as far as the search sees, it is by far {other}'s best reply. {own} can play there first.",
  "reply.same":
    "Both sides want {reply}: any other reply costs {other} {count} discs or more. {own} can play there first.",
  "order.both": "{best} first, then {move}: {own} gets both. After {move}, {other} plays {best} itself.",
  "order.taken": "{other} wants {best}, too: after {move} it plays there itself.",
  "free.spent": "{move} could have waited, for {other} can never play there: {best} comes first.",
  "free.reserve":
    "{move} could have waited: as long as the edge and the discs beside it stay as they are, {other} cannot play there.",
  "free.own":
    "After {best} {bestReply}, {free} are for {own} alone: {other} can never play there. After {move} {reply}, only {less} such.",
  "free.own.none": {
    one: "After {best} {bestReply}, {free} is for {own} alone: {other} can never play there. After {move} {reply}, no square is.",
    other:
      "After {best} {bestReply}, {free} are for {own} alone: {other} can never play there. After {move} {reply}, no square is.",
  },
  "free.other":
    "After {move} {reply}, {free} are for {other} alone: {own} can never play there. After {best} {bestReply}, only {less} such.",
  "free.other.none": {
    one: "After {move} {reply}, {free} is for {other} alone: {own} can never play there. After {best} {bestReply}, no square is.",
    other:
      "After {move} {reply}, {free} are for {other} alone: {own} can never play there. After {best} {bestReply}, no square is.",
  },
  "swindle.given": "{other} plays {reply}, and {own} can never answer on {rest}: that square is {other}'s alone.",
  "swindle.given.now": "{other} plays {reply}, and {own} cannot answer on {rest}.",
  "last.region":
    "Of the empty squares {region}, which touch one another, {other} fills the last one with best play after {move}; after {best}, {own} does.",
  "last.all": "With best play, {other} makes the last move of the game after {move}; after {best}, {own} does.",
  tempo: "{best} has no answer beside it: {other} must play elsewhere. {move} is answered beside it, by {reply}.",
  "parity.odd":
    "After {best}, each group of empty squares that touch is even. {move} leaves {other} an odd one to play into: {region}.",
  "stable.other":
    "Discs of {other} that are proven safe for good: after {move} {reply}, {count}; after {best} {bestReply}, {instead}.",
  "stable.own":
    "Discs of {own} that are proven safe for good: after {best} {bestReply}, {instead}; after {move} {reply}, {count}.",
  "stable.other.later":
    "Discs of {other} that are proven safe for good: after {moves} moves each, beginning with {move}, {count}; beginning with {best}, {instead}.",
  "stable.own.later":
    "Discs of {own} that are proven safe for good: after {moves} moves each, beginning with {move}, {count}; beginning with {best}, {instead}.",
  "turned.reply":
    "After {move}, {square} turns {count} discs back; after {best}, no move of {other} turns more than {instead}.",
  "moves.given":
    "{move} makes {count} moves possible for {other}: {given}; and {other} plays {reply}. {best} opens only {instead}.",
  "moves.given.none": {
    one: "{move} makes {given} possible for {other}, and {other} plays there. {best} opens nothing.",
    other: "{move} makes {count} moves possible for {other}: {given}; and {other} plays {reply}. {best} opens nothing.",
  },
  "quiet.missed":
    "{best} is quiet: it turns only discs that are surrounded. {move} leaves {count} empty squares around the discs it turns.",
  "quiet.less": "{move} leaves {count} empty squares around the discs it turns, {best} only {instead}.",
  "quiet.reply": "After {move}, {other} has a quiet reply: {reply}. After {best}, it has none.",
  poisoning: "After {move}, {reply} is a quiet reply. {best} poisons it: then it must turn {turned}, too.",
  "quiet.next": {
    one: "After {best} {bestReply}, {own} has a quiet move next: {quiet}. After {move} {reply}, none.",
    other: "After {best} {bestReply}, {own} has quiet moves next: {quiet}. After {move} {reply}, none.",
  },
  wall: "After {move} {reply}, {wall} are a wall of {own}, and before it {other} can play on {ahead}. After {best} {bestReply}, there is no such wall.",
  mobility: {
    one: "After {move} {reply}, {own} has {count} move to choose from, and {other} would have {others}; after {best} {bestReply}, {own} has {instead}, and {other} would have {insteadOthers}.",
    other:
      "After {move} {reply}, {own} has {count} moves to choose from, and {other} would have {others}; after {best} {bestReply}, {own} has {instead}, and {other} would have {insteadOthers}.",
  },
  "mobility.later": {
    one: "After {moves} moves each, beginning with {move}, {own} has {count} move to choose from, and {other} would have {others}; beginning with {best}, {own} has {instead}, and {other} would have {insteadOthers}.",
    other:
      "After {moves} moves each, beginning with {move}, {own} has {count} moves to choose from, and {other} would have {others}; beginning with {best}, {own} has {instead}, and {other} would have {insteadOthers}.",
  },
  "mobility.other":
    "After {move} {reply}, {other} would have {others} moves to choose from, and {own} has {count}; after {best} {bestReply}, {other} would have only {insteadOthers}, and {own} has {instead}.",
  "mobility.other.later":
    "After {moves} moves each, beginning with {move}, {other} would have {others} moves to choose from, and {own} has {count}; beginning with {best}, {other} would have only {insteadOthers}, and {own} has {instead}.",
  "moves.left": "{move} leaves {other} {count} moves to choose from, {best} only {instead}.",
  "safe.left": "Moves of {other} that give no corner: {count} after {move}, only {instead} after {best}.",
  "count.more":
    "More discs, but less to play: after {move} {reply}, {own} has {discs} discs, and {count} against {others} moves; after {best} {bestReply}, {insteadDiscs}, and {instead} against {insteadOthers}.",
  "count.more.later":
    "More discs, but less to play: after {moves} moves each, beginning with {move}, {own} has {discs} discs, and {count} against {others} moves; beginning with {best}, {insteadDiscs}, and {instead} against {insteadOthers}.",
  "count.now":
    "{move} turns {count} discs, {best} only {instead}; but with best play it ends with {fewer} discs fewer.",
  "access.lost":
    "After {best} {bestReply}, {next} is {own}'s one strong move. After {move} {reply}, it cannot be reached.",
  "access.taken":
    "After {best} {bestReply}, {next} is {own}'s one strong move. After {move} {reply}, that square is taken.",
  "access.lost.seen":
    "After {best} {bestReply}, {own} goes on with {next}: as far as the search sees, by far its best move. After {move} {reply}, it cannot be reached.",
  "access.taken.seen":
    "After {best} {bestReply}, {own} goes on with {next}: as far as the search sees, by far its best move. After {move} {reply}, that square is taken.",
  frontier:
    "Discs beside empty squares: after {move} {reply}, {own} {count} and {other} {others}; after {best} {bestReply}, {own} {instead} and {other} {insteadOthers}.",
  counted:
    "Counted to the end: after {move}, {own} has {discs} discs and {other} {others}; after {best}, {instead} and {insteadOthers}.",
} as const;
