import { beforeEach, expect, test, vi } from "vitest";
import { openSheet } from "../../../src/islands/exercise/open-sheet.ts";
import type { Session } from "../../../src/islands/exercise/session.ts";
import type { ExerciseFacts } from "../../../src/islands/exercise/sheet.ts";
import { ENGLISH, translator } from "../../../src/locales/text.ts";
import { nameOf, squareNamed, USUAL_SHAPE } from "../../../src/reversi/index.ts";

const t = translator(ENGLISH);
const at = (name: string): number => squareNamed(USUAL_SHAPE, name) ?? -1;

/** White can play 13 moves: by hand, f2 turns e3 d4 and leaves Black 4 replies, b2 turns b3 and leaves 5, h5 6, e1 7. */
const FACTS = {
  kind: "order",
  variant: "othello",
  position: "---X----X--XX---XXOXX---XOXXXX--XOOXXXX-XOXOXXX--XOXOX--XXXXXXX-",
  toMove: "white",
  by: "replies",
  first: "fewest",
  squares: ["b2", "e1", "f2", "h5"],
  hints: [{ kind: "idea" }, { kind: "idea" }],
} as const satisfies Partial<ExerciseFacts>;
const WORDS = { task: "Order them.", hints: ["Think.", "Look."], solved: "So it is." };

const tell = vi.fn();
let session: Session;

async function open(more: object = {}): Promise<void> {
  tell.mockReset();
  session = await openSheet({ facts: { ...FACTS, ...more } as ExerciseFacts, words: WORDS }, t, tell);
}
const shown = () => session.$shown.get();
const marked = (kind: string): readonly string[] =>
  shown().marks.flatMap((mark) =>
    mark.kind === kind && "square" in mark
      ? [`${nameOf(USUAL_SHAPE, mark.square)}${"value" in mark ? ` ${mark.value}` : ""}`]
      : [],
  );
async function choose(name: string): Promise<void> {
  session.choose(at(name));
  await vi.waitFor(() => expect(shown().state).not.toBe("thinking"));
}

beforeEach(() => open());

test("the moves are ringed, and chosen ones carry their place; the last one is left over", async () => {
  expect(marked("ring")).toEqual(["b2", "e1", "f2", "h5"]);
  await choose("f2");
  expect(shown().said.text).toBe("f2: number 1.");
  expect(marked("ring")).toEqual(["b2", "e1", "h5"]);
  expect(marked("number")).toEqual(["f2 1"]);
  expect(shown().answer).toEqual({ kind: "progress", at: 1, of: 4 });
  await choose("b2");
  await choose("h5");
  expect(shown().state).toBe("solved");
  expect(shown().prompt).toMatchObject({ title: "Solved: f2 (4), b2 (5), h5 (6), e1 (7)", text: "So it is." });
  expect(marked("number")).toEqual(["f2 4", "b2 5", "h5 6", "e1 7"]);
  expect(tell).toHaveBeenCalledExactlyOnceWith({ outcome: "solved", tries: 1, hints: 0, unaided: true });
});

test("a move that comes too soon is made on the board, what it leaves is counted there, and what was found stays", async () => {
  await choose("f2");
  await choose("e1");
  expect(shown().state).toBe("wrong");
  expect(shown().prompt).toMatchObject({
    title: "e1 comes later.",
    text: "It leaves 7 replies. A smaller number comes before it.",
  });
  expect(marked("number")).toHaveLength(7);
  expect(shown().last).toMatchObject({ disc: "white", square: at("e1") });
  expect(shown().view.toMove).toBe("black");
  session.again();
  expect(shown().view.toMove).toBe("white");
  expect(marked("number")).toEqual(["f2 1"]);
});

test("by the discs that turn, the most first, a miss numbers them where they lie", async () => {
  await open({ by: "turned-by", first: "most", squares: ["f2", "h5", "e1"] });
  await choose("h5");
  expect(shown().prompt).toMatchObject({ text: "It turns 4 discs. A larger number comes before it." });
  expect(marked("number")).toEqual(["g5 1", "f5 2", "e5 3", "d5 4"]);
  expect(shown().last).toBeNull();
  session.again();
  await choose("e1");
  await choose("h5");
  expect(shown().prompt).toMatchObject({ title: "Solved: e1 (6), h5 (4), f2 (2)" });
});

test("by openness, a miss tells it", async () => {
  // Beside g5 are g4, h4 and h6, beside f5 is g4 once more.
  await open({ by: "openness", squares: ["h5", "f2", "e1"] });
  await choose("h5");
  expect(shown().prompt).toMatchObject({ text: "Its openness is 4. A smaller number comes before it." });
});

test("another square is refused and counts for nothing, a chosen one too", async () => {
  await choose("a8");
  expect(shown().said.text).toBe("Choose one of the squares with a ring.");
  await choose("f2");
  await choose("f2");
  expect(shown().said.text).toBe("Choose one of the squares with a ring.");
  expect(shown().state).toBe("ready");
  expect(tell).not.toHaveBeenCalled();
});

test("the solution shows every number, and the exercise can be done anew", async () => {
  session.show();
  await vi.waitFor(() => expect(shown().state).toBe("revealed"));
  expect(marked("number")).toEqual(["f2 4", "b2 5", "h5 6", "e1 7"]);
  session.again();
  expect(marked("ring")).toHaveLength(4);
});
