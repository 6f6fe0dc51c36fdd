import type { Mark } from "../../../board/types.ts";
import { moveOn, nameOf, positionOf, type Square, squareNamed } from "../../../reversi/index.ts";
import { type Desk, openSession } from "../open.ts";
import type { Session } from "../session.ts";
import type { ExerciseFacts } from "../sheet.ts";
import type { Tally } from "../tally.ts";

type Facts = Extract<ExerciseFacts, { kind: "order" }>;

/** What works out the numbers, loaded with the first move that is chosen. */
const loadTally = () => import("../tally.ts");

const numbered = (squares: readonly Square[], value: (at: number) => number): readonly Mark[] =>
  squares.map((square, at) => ({ kind: "number", square, value: String(value(at)) }));

/** Moves are chosen one after the other, in the order of a number that each has. A wrong one shows what its number counts. */
export function open(desk: Desk<Facts>): Session {
  const { facts, game, t } = desk;
  const position = positionOf(game);
  const { shape } = position.board;
  const asked = facts.squares.flatMap((name) => squareNamed(shape, name) ?? []);
  const nameIn = (square: Square) => nameOf(shape, square);
  /** All moves in the right order with their numbers, once they are worked out. */
  let ordered: readonly { readonly square: Square; readonly tally: Tally }[] = [];
  /** How many of them are found. */
  let found = 0;
  let missed: { readonly square: Square; readonly tally: Tally } | null = null;

  const numberAt = (at: number): number => ordered[at]?.tally.number ?? 0;
  const squares = (): readonly Square[] => ordered.map(({ square }) => square);
  const told = (): string => ordered.map(({ square }, at) => `${nameIn(square)} (${numberAt(at)})`).join(", ");

  async function work(): Promise<void> {
    const { tallyOf } = await loadTally();
    const sign = facts.first === "most" ? -1 : 1;
    ordered = asked
      .map((square) => ({ square, tally: tallyOf({ kind: facts.by, move: nameIn(square) }, position) }))
      .sort((one, other) => sign * ((one.tally.number ?? 0) - (other.tally.number ?? 0)));
  }

  return openSession(desk, (turn) => {
    const isDone = (): boolean => turn.state() === "solved" || turn.state() === "revealed";
    const shown = () => (turn.state() === "wrong" ? missed : null);

    const marks = (): readonly Mark[] => {
      if (isDone()) return numbered(squares(), numberAt);
      const wrong = shown();
      if (wrong !== null) return [...wrong.tally.rows, ...numbered(wrong.tally.counted, (at) => at + 1)];
      const placed = squares().slice(0, found);
      const left = asked.filter((square) => !placed.includes(square));
      return [...left.map((square): Mark => ({ kind: "ring", square })), ...numbered(placed, (at) => at + 1)];
    };

    async function judge(square: Square): Promise<void> {
      await work();
      const at = squares().indexOf(square);
      const tally = ordered[at]?.tally;
      if (tally === undefined || at < found) turn.unjudged();
      else if (at > found) {
        missed = { square, tally };
        const text = t(`exercise.order.${facts.by}`, { count: tally.number ?? 0 });
        const title = t("exercise.order.wrong", { square: nameIn(square) });
        turn.miss({ title, text: `${text} ${t(`exercise.order.${facts.first}`)}` });
      } else {
        found += 1;
        // The last one is left over.
        if (found < asked.length - 1) turn.go(t("exercise.order.placed", { square: nameIn(square), number: found }));
        else turn.solve(told());
      }
    }

    return {
      face: () => {
        const wrong = shown();
        const view = wrong?.tally.last ?? position;
        const flips = wrong === null ? [] : (moveOn(position, wrong.square)?.flips ?? []);
        const disc = position.toMove ?? position.turn;
        return {
          view,
          marks: marks(),
          last: wrong === null || view === position ? null : { disc, square: wrong.square, flips },
          answer: turn.isOpen() ? { kind: "progress", at: found, of: asked.length } : null,
        };
      },
      choose: (square) => {
        const isLeft = asked.includes(square) && !squares().slice(0, found).includes(square);
        if (!isLeft) turn.refuse(t("exercise.order.other"));
        else {
          turn.think();
          judge(square).catch(turn.unjudged);
        }
      },
      clear: (before) => {
        if (before !== "wrong") found = 0;
      },
      reveal: async () => {
        await work();
        found = asked.length;
        return told();
      },
    };
  });
}
