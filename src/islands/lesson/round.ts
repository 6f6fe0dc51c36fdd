/** What a round of a drill does otherwise than a lesson. Nothing that is done in it is kept as an attempt or a step. */
export interface Round {
  /** What is said on coming to a question, or to the end; `before` is what was said last where a right answer led there by itself. */
  readonly arrive: (id: string, task: string, before: string) => string;
  /** Told when a question has been solved, with what goes on to the next if it is still shown. Not where a button leads on. */
  readonly onSolved?: ((goOn: () => void) => void) | undefined;
  /** Where the focus goes when a button has taken it along: the first of these that is there. */
  readonly focus: readonly string[];
  /** Whether its tasks have no solution that could be shown: a game is only to be played on. */
  readonly isOpenEnded?: boolean;
  /** What the button at its end says. */
  readonly onward: string;
}
