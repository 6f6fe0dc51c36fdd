/** The questions to choose in whose right answer no claim about a position bears out, by the reason why none can. */
export const IN_WORDS: Readonly<Record<string, string>> = {
  "a rule of thumb asked from memory, in words: when it holds, or what to look at first": `
    after-one-in-a-pair before-you-take-it what-a-given-corner-buys what-she-looks-past when-an-x-square-holds
    why-her-step-may-be-right why-the-last-stays when-a-wall-is-right when-few-is-too-few before-you-count
    does-it-stay-closed what-a-swindle-needs when-she-is-right when-to-spend which-line-to-look-at which-of-two-first`,
  "why it is so, on any board": `
    why-corners-stay why-no-move-at-all before-a-wall why-odd-first
    what-she-never-keeps which-mirror why-black-ran-out`,
  "what a word means": `
    which-is-the-x-square what-the-initiative-is where-an-opening-ends before-a-quiet-move what-quiet-means
    what-a-tempo-is what-zugzwang-is what-a-kifu-is what-weakly-means`,
  "a name, a number or a colour that follows from the rules without a board": `
    bottom-left-corner who-plays-seventeen nine-left what-a-disc-does`,
  "a rule of another game or edition": "gold-begins old-first-side tie-goes-second turning-nothing what-marks-are-for",
  "a custom at the table": `
    an-offer-is-what how-often-lent the-hand-has-moved time-is-up too-late-to-mend true-in-time when-to-press
    who-has-black who-may-mend whose-clock-runs whose-time`,
  "history, and what was published": `
    what-the-draw-means first-championship the-free-name the-lone-claim the-lost-little-number the-safe-date
    usual-board-winner who-made-it who-named-it`,
  "the order of moves: replayed in choices.test.ts": "same-squares-other-order the-same-answer",
};
