import { expect, test } from "vitest";
import { placeOf } from "../../src/catalogue/place.ts";
import {
  type Board,
  imageOfBoard,
  imageOfSquare,
  legalSquares,
  positionOf,
  SYMMETRIES,
  type Symmetry,
  squaresOfSet,
  toBitBoard,
} from "../../src/reversi/index.ts";
import { answerSquares } from "./check-exercise.ts";
import { idOf, readFiles, readLibrary } from "./library.ts";

const { chapters, exercises } = readLibrary(readFiles());
const byId = new Map([...exercises].map(([path, exercise]) => [idOf(path), exercise]));

const tests = [...chapters]
  .filter(([, { order }]) => order > 3 && order < 80)
  .map(([path, { test: ids }]) => ({ name: path.split("/").at(-2) ?? "", ids }));

/** A task of a test that asks for a move: its board, and the right moves. */
interface Asked {
  readonly id: string;
  readonly board: Board;
  readonly right: readonly number[];
}

async function askedIn(ids: readonly string[]): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  for (const id of ids) {
    const exercise = byId.get(id);
    const game = exercise?.kind === "best-move" ? placeOf(exercise) : undefined;
    if (exercise === undefined || !game?.ok) continue;
    asked.push({ id, board: positionOf(game.value).board, right: await answerSquares(exercise) });
  }
  return asked;
}

const exchanged = ({ shape, contents }: Board): Board => ({
  shape,
  contents: contents.map((content) => (content === "empty" ? content : content === "black" ? "white" : "black")),
});

const differences = (one: Board, other: Board): number =>
  one.contents.filter((content, square) => content !== other.contents[square]).length;

/** Whether one board, turned, mirrored or with its colours exchanged, is the other but for one disc, and another move is right. */
const areTwins = (one: Asked, other: Asked): boolean =>
  SYMMETRIES.some((symmetry: Symmetry) => {
    const image = imageOfBoard(one.board, symmetry);
    const isNear = [image, exchanged(image)].some((board) => differences(board, other.board) === 1);
    const right = one.right.map((square) => imageOfSquare(one.board.shape, square, symmetry));
    return isNear && !right.some((square) => other.right.includes(square));
  });

// In the openings every board comes from a game, and no two games differ by the colour of a disc: see below.
test.each(tests.filter(({ name }) => name !== "openings"))(
  "the test of $name has two pairs that differ by one disc, so that in one of each the rule does not apply",
  async ({ ids }) => {
    const asked = await askedIn(ids);
    const pairs = asked.flatMap((one, i) => asked.slice(i + 1).filter((other) => areTwins(one, other)));
    expect(pairs.length).toBeGreaterThanOrEqual(2);
  },
  60_000,
);

/** What the lessons of the openings taught, and the squares it means in a task: the answer known by heart, and to stay in the middle. */
const TAUGHT: Readonly<Record<string, { readonly by: string; readonly squares: readonly string[] }>> = {
  "paper-lamp": { by: "one-good-reply", squares: ["d3"] },
  "two-lamps": { by: "fill-the-middle", squares: ["c3"] },
};

test("in two tasks of the test of openings the move that a lesson taught is legal, and not right", async () => {
  const { ids = [] } = tests.find(({ name }) => name === "openings") ?? {};
  expect(ids).toEqual(expect.arrayContaining(Object.keys(TAUGHT)));
  for (const [id, { squares, by }] of Object.entries(TAUGHT)) {
    const [exercise, lesson] = [byId.get(id), byId.get(by)];
    const game = exercise === undefined ? undefined : placeOf(exercise);
    if (exercise === undefined || lesson === undefined || !game?.ok) throw new Error(`there is no task ${id}`);
    const named = (all: readonly number[]) => all.map((square) => game.value.start.board.shape.names[square]);
    const { board, toMove } = positionOf(game.value);
    const legal = toMove === null ? [] : named(squaresOfSet(legalSquares(toBitBoard(board, toMove))));
    // Of all that is legal it is what the lesson would have one play.
    const meant =
      lesson.kind === "line" && lesson.goal.kind === "follow"
        ? legal.filter((name) => /^[c-f][3-6]$/.test(name ?? ""))
        : named(await answerSquares(lesson));
    expect(meant, id).toEqual(squares);
    expect(legal, id).toEqual(expect.arrayContaining([...squares]));
    const right = named(await answerSquares(exercise));
    expect(right.length, id).toBeGreaterThan(0);
    expect(
      right.filter((name) => name !== undefined && squares.includes(name)),
      id,
    ).toEqual([]);
  }
}, 60_000);

test("no task stands in the tests of two chapters", () => {
  const all = [...chapters.values()].flatMap(({ test: ids }) => ids);
  expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
});
