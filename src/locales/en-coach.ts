/**
 * What the coach says of a move, in English. {own} is the side that made the move and {other} the other one, by the names below; a
 * language whose words bend with the colour gives such a sentence twice, as `black` and `white`, for either colour of {own}.
 */
export const enCoach = {
  black: "Black",
  white: "White",
  "outcome.best": "No move is better.",
  "outcome.win.win": "{move} still wins, by {after}; {best} wins by {before}.",
  "outcome.win.draw": "{move} turns a win by {before} into a draw.",
  "outcome.win.loss": "{move} turns a win by {before} into a loss by {after}.",
  "outcome.draw.loss": "{move} turns a draw into a loss by {after}.",
  "outcome.loss.loss": "{move} loses by {after}; {best} loses by {before}.",
  "outcome.estimate.best": "As far as {depth} moves ahead show, no move is better.",
  "outcome.estimate": "An estimate, {depth} moves deep: {move} costs about {count} discs beside {best}.",
  "corner.given": "{move} lets {other} take the corner {corner} at once.",
  "pass.own": {
    one: "After {move}, {other} plays so that {own} must pass, and moves again.",
    other: "After {move}, {other} can force {own} to pass within {count} moves, whatever {own} plays.",
  },
  mobility:
    "After {move} {reply}, {own} has {count} moves to choose from and {other} {others}. After {best} {bestReply} it is {instead} to {insteadOthers}.",
} as const;
