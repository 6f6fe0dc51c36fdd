import { type Card, createEmptyCard, fsrs, type Grade, Rating } from "ts-fsrs";

/** A try at anything that may come back: an exercise, a puzzle, a position of one's own game. */
export interface Review {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  readonly outcome: "solved" | "wrong" | "revealed";
  readonly hints: number;
  readonly unaided: boolean;
}

/** What was missed, and when it comes back. */
export interface Schedule {
  /** When it is due, in milliseconds since 1970. */
  readonly due: number;
  /** How often it was met since it was missed first, that time included, and how often it was missed. */
  readonly met: number;
  readonly missed: number;
}

/** Tries that follow one another within so many milliseconds are one sitting: whoever tries again at once has not remembered yet. */
const SITTING = 30 * 60_000;

/** Days at the least, and nothing by chance: the same tries give the same day, wherever and in whatever order they were merged. */
const SCHEDULER = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 365 });

function gradeOf({ outcome, unaided }: Review): Grade {
  if (outcome !== "solved") return Rating.Again;
  return unaided ? Rating.Good : Rating.Hard;
}

/** A sitting: when it ended, and the worst that came of it. */
interface Sitting {
  readonly at: number;
  readonly grade: Grade;
}

function sittingsOf(reviews: readonly Review[]): readonly Sitting[] {
  const sittings: Sitting[] = [];
  for (const review of [...reviews].sort((a, b) => a.at - b.at)) {
    const last = sittings.at(-1);
    const grade = gradeOf(review);
    const goesOn = last !== undefined && review.at - last.at <= SITTING;
    if (goesOn) sittings[sittings.length - 1] = { at: review.at, grade: Math.min(last.grade, grade) as Grade };
    else sittings.push({ at: review.at, grade });
  }
  return sittings;
}

function cardOf(sittings: readonly [Sitting, ...Sitting[]]): Schedule {
  let card: Card = createEmptyCard(sittings[0].at);
  for (const sitting of sittings) card = SCHEDULER.next(card, sitting.at, sitting.grade).card;
  const missed = sittings.filter(({ grade }) => grade === Rating.Again).length;
  return { due: card.due.getTime(), met: sittings.length, missed };
}

/** When something that is to be known by heart comes back: from the first time that it was met, missed or not; null if it never was. */
export function memoryOf(reviews: readonly Review[]): Schedule | null {
  const [first, ...rest] = sittingsOf(reviews);
  return first === undefined ? null : cardOf([first, ...rest]);
}

/**
 * When something comes back: from the first time that it was missed, shown or solved with help on; null if it never was. Missed, it is due a
 * day later; each time it is found alone it moves further out (FSRS-6, with the parameters of its authors).
 */
export function scheduleOf(reviews: readonly Review[]): Schedule | null {
  const all = sittingsOf(reviews);
  const first = all.findIndex(({ grade }) => grade !== Rating.Good);
  if (first < 0) return null;
  return cardOf(all.slice(first) as [Sitting, ...Sitting[]]);
}
