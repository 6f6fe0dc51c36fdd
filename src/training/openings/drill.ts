import type { Book } from "../../openings/index.ts";
import { type Position, play, type Square, startPosition } from "../../reversi/index.ts";
import { type Course, type Line, lineMoves, positionAfter } from "./lines.ts";
import { openingId } from "./position.ts";

/** What a learner knows of a position: it was never met, it is due, or it is known for now. */
export type Knowledge = "new" | "due" | "known";

/** A position whose move is asked for. */
export interface Question {
  readonly course: Course;
  /** The moves that led there from the start. */
  readonly line: Line;
  /** How many of them are on the board when the question comes; those after them are the other side's answer. */
  readonly from: number;
  readonly position: Position;
  readonly id: string;
  readonly knowledge: Knowledge;
  /** Whether a round begins with it. */
  readonly isFirst: boolean;
}

export interface Drill {
  /** The first question of a round; null where the lines hold none. */
  begin(): Question | null;
  /** The question after one that was answered by this move, null if the answer was only shown; a round ends where its line does, and another begins. */
  next(before: Question, move: Square | null): Question | null;
  /** How many positions on the lines are due, and how many were never met. */
  waiting(): { readonly due: number; readonly fresh: number };
}

/** What the lines hold from a position on. */
interface Spot {
  readonly isAsked: boolean;
  readonly after: readonly Position[];
}

/** Each of its four moves is as good as the others: it is not asked, and Black begins on f5. */
const START = openingId(startPosition());

/** How much from a position on is due or was never met: the first counts for more. */
const DUE_WEIGHT = 1000;

/**
 * A drill of lines. The other side answers by how often people play a move, but where something that is due, or else was never met, lies
 * behind only some of its moves, only these come. `random` gives numbers from 0 to 1.
 */
export function openDrill(
  book: Book,
  courses: readonly Course[],
  knows: (id: string) => Knowledge,
  random: () => number,
): Drill {
  const spots = new Map<Course, Map<string, Spot>>(courses.map((course) => [course, new Map()]));
  const ahead = new Map<Course, Map<string, readonly string[]>>(courses.map((course) => [course, new Map()]));

  const played = (position: Position, squares: readonly Square[]): readonly Position[] =>
    squares.flatMap((square) => {
      const after = play(position, square);
      return after.ok ? [after.value] : [];
    });

  /** The other side's moves that stay on the lines, with their games. */
  const answers = ({ on }: Course, position: Position) =>
    (book.at(position)?.moves ?? []).filter(({ square }) => {
      const after = play(position, square);
      return after.ok && on.has(openingId(after.value));
    });

  function spotOf(course: Course, position: Position, id: string): Spot {
    const known = spots.get(course)?.get(id);
    if (known !== undefined) return known;
    const isOwn = position.toMove === course.side;
    const squares = isOwn ? lineMoves(book, course, position) : answers(course, position).map(({ square }) => square);
    // Where the site's lines end, nothing is asked any more; a trap, and a position with a star, is what it is about.
    const isMet = isOwn && squares !== null && (squares.length > 0 || course.set === "traps" || course.set === "own");
    const isAsked = isMet && id !== START;
    const spot = { isAsked, after: played(position, squares ?? []) };
    spots.get(course)?.set(id, spot);
    return spot;
  }

  function visit(course: Course, position: Position, met: Set<string>): void {
    const id = openingId(position);
    if (met.has(id)) return;
    met.add(id);
    for (const after of spotOf(course, position, id).after) visit(course, after, met);
  }

  /** The ids of the positions that are asked from here on. */
  function askedFrom(course: Course, position: Position): readonly string[] {
    const id = openingId(position);
    const before = ahead.get(course)?.get(id);
    if (before !== undefined) return before;
    const met = new Set<string>();
    visit(course, position, met);
    const asks = [...met].filter((one) => spots.get(course)?.get(one)?.isAsked);
    ahead.get(course)?.set(id, asks);
    return asks;
  }

  function urgency(course: Course, position: Position): number {
    const known = askedFrom(course, position).map(knows);
    const count = (what: Knowledge): number => known.filter((one) => one === what).length;
    return count("due") * DUE_WEIGHT + count("new");
  }

  /** One of these by their weights. */
  function draw<T>(all: readonly T[], weightOf: (one: T) => number): T | undefined {
    const weights = all.map((one) => Math.max(1, weightOf(one)));
    let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
    return all.find((_, i) => {
      left -= weights[i] ?? 0;
      return left < 0;
    });
  }

  /** Those behind which something waits: what is due before what was never met; all where nothing does. */
  function pressing<T>(all: readonly T[], urgencyOf: (one: T) => number): readonly T[] {
    const urgent = all.map((one) => ({ one, urgency: urgencyOf(one) })).filter((each) => each.urgency > 0);
    const due = urgent.filter((each) => each.urgency >= DUE_WEIGHT);
    const chosen = due.length > 0 ? due : urgent;
    return chosen.length > 0 ? chosen.map(({ one }) => one) : all;
  }

  const urgencyAfter = (course: Course, position: Position, square: Square): number => {
    const [after] = played(position, [square]);
    return after === undefined ? 0 : urgency(course, after);
  };

  /** Plays on until the learner is asked. `leads`: through what is known to what is not. Null where the line has ended. */
  function asked(course: Course, line: Line, from: number, isFirst: boolean, leads: boolean): Question | null {
    const position = positionAfter(line);
    if (position.toMove === null) return null;
    const on = (square: Square): Question | null =>
      asked(course, [...line, square], leads ? line.length + 1 : from, isFirst, leads);
    if (position.toMove !== course.side) {
      const moves = pressing(answers(course, position), ({ square }) => urgencyAfter(course, position, square));
      const answer = draw(moves, ({ games }) => games);
      return answer === undefined ? null : asked(course, [...line, answer.square], from, isFirst, leads);
    }
    const id = openingId(position);
    if (id === START) {
      const [first] = lineMoves(book, course, position) ?? [];
      return first === undefined ? null : on(first);
    }
    if (!spotOf(course, position, id).isAsked) return null;
    const knowledge = knows(id);
    if (leads && knowledge === "known") {
      const moves = lineMoves(book, course, position) ?? [];
      const onward = moves.find((square) => urgencyAfter(course, position, square) > 0);
      if (onward !== undefined) return on(onward);
    }
    return { course, line, from, position, id, knowledge, isFirst };
  }

  const rounds = courses.flatMap((course) =>
    course.starts.map((start) => ({ course, start, position: positionAfter(start) })),
  );
  const urgencyOfRound = ({ course, position }: (typeof rounds)[number]): number => urgency(course, position);

  function begin(): Question | null {
    const able = rounds.filter(({ course, position }) => askedFrom(course, position).length > 0);
    const waiting = pressing(able, urgencyOfRound);
    const round = draw(waiting, urgencyOfRound);
    if (round === undefined) return null;
    return asked(round.course, round.start, round.start.length, true, urgencyOfRound(round) > 0);
  }

  return {
    begin,
    next: ({ course, line, position }, move) => {
      const stays = lineMoves(book, course, position) ?? [];
      const isOn = move !== null && played(position, [move]).some((after) => course.on.has(openingId(after)));
      const onward = isOn ? move : stays[0];
      const after = onward === undefined ? undefined : [...line, onward];
      const goesOn =
        after !== undefined &&
        (urgency(course, positionAfter(after)) > 0 || !rounds.some((one) => urgencyOfRound(one) > 0));
      // The move that was played is on the board already; where the line goes on otherwise, nothing of it is.
      const question = after && goesOn ? asked(course, after, after.length, false, false) : null;
      return question ?? begin();
    },
    waiting: () => {
      const all = new Set(rounds.flatMap(({ course, position }) => askedFrom(course, position)));
      const known = [...all].map(knows);
      return {
        due: known.filter((one) => one === "due").length,
        fresh: known.filter((one) => one === "new").length,
      };
    },
  };
}
