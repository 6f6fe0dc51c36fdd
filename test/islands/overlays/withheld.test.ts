import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Exercise } from "../../../src/catalogue/exercise.ts";
import { placeOf } from "../../../src/catalogue/place.ts";
import { studyFacts, tasksOf } from "../../../src/catalogue/study.ts";
import { OVERLAYS, type Overlay, overlaysFor } from "../../../src/islands/overlays/kinds.ts";
import { overlayOf } from "../../../src/islands/overlays/overlays.ts";
import { type Asked, withheldBy } from "../../../src/islands/overlays/withheld.ts";
import { overlayTranslator } from "../../../src/locales/overlays.ts";
import { newGame, type Position, positionOf } from "../../../src/reversi/index.ts";
import { numberFor, squaresFor } from "../../../src/training/answers/targets.ts";
import { readFiles, readLibrary } from "../../content/library.ts";

const t = overlayTranslator("en");
const exercises = [...readLibrary(readFiles()).exercises];

function positionFor(exercise: Exercise): Position {
  const game = placeOf(exercise);
  return positionOf(game.ok ? game.value : newGame());
}

const offeredFor = (asked: Asked, position: Position): readonly Overlay[] =>
  overlaysFor(position.board).filter((overlay) => !withheldBy(asked).includes(overlay));

describe("while a task is open", () => {
  test("no values are offered, whatever is asked", () => {
    expect(exercises.length).toBeGreaterThan(50);
    for (const [path, exercise] of exercises) expect(withheldBy(exercise), path).toContain("values");
    const folder = new URL("../../../content/studies/", import.meta.url);
    const studies = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
    expect(studies.length).toBeGreaterThan(5);
    for (const name of studies) {
      for (const { goal } of tasksOf(studyFacts.parse(parse(readFileSync(new URL(name, folder), "utf8"))))) {
        expect(withheldBy({ kind: "study", goal }), name).toContain("values");
      }
    }
  });

  test.each([
    ["legal-moves", ["legal", "changes"]],
    ["stable", ["stable"]],
    ["frontier", ["frontier"]],
  ] as const)("what marks or counts %s is not offered", (what, overlays) => {
    for (const kind of ["mark", "count"] as const) {
      expect(withheldBy({ kind, what: { kind: what } } as Asked)).toEqual(expect.arrayContaining([...overlays]));
    }
  });

  test.each([
    { kind: "mark", what: { kind: "region", square: "a1" } },
    { kind: "count", what: { kind: "empties", square: "a1" } },
    { kind: "study", goal: { kind: "reserve" } },
  ])("regions are not offered by %o", (asked) => {
    expect(withheldBy(asked as Asked)).toContain("regions");
  });

  test.each(["corner", "passes", "ends", "wipe-out"])(
    "what a move gives and takes is not offered for the goal %s",
    (kind) => {
      expect(withheldBy({ kind: "study", goal: { kind, within: 1 } } as Asked)).toContain("changes");
    },
  );

  test("there are no overlays where the board is not yet the position, or where the answer may be about anything", () => {
    const kinds = new Set<string>();
    for (const [path, exercise] of exercises) {
      if (!["setup", "name-square", "spot-error", "choose"].includes(exercise.kind)) continue;
      kinds.add(exercise.kind);
      expect(withheldBy(exercise), path).toEqual(OVERLAYS);
    }
    expect(kinds.size).toBe(4);
  });

  test("no overlay that is offered marks just the squares that are to be marked", () => {
    let tried = 0;
    for (const [path, exercise] of exercises) {
      if (exercise.kind !== "mark") continue;
      const position = positionFor(exercise);
      const wanted = squaresFor(exercise.what, position).join();
      for (const overlay of offeredFor(exercise, position)) {
        const { marks } = overlayOf({ view: position, last: null }, overlay, t);
        const sets = Map.groupBy(marks, ({ kind }) => kind);
        for (const [kind, alike] of sets) {
          tried += 1;
          const squares = alike.flatMap((mark) =>
            "square" in mark ? [mark.square] : "squares" in mark ? mark.squares : [],
          );
          expect(squares.sort((a, b) => a - b).join(), `${path}: ${kind}`).not.toBe(wanted);
        }
      }
    }
    expect(tried).toBeGreaterThan(20);
  });

  test("no overlay that is offered tells the number that is to be given as a count of what is counted", () => {
    let tried = 0;
    for (const [path, exercise] of exercises) {
      if (exercise.kind !== "count") continue;
      const { what } = exercise;
      const position = positionFor(exercise);
      const number = numberFor(what, position);
      const telling = {
        "legal-moves": ["legal", "changes"],
        stable: ["stable"],
        frontier: ["frontier"],
        empties: ["regions"],
        discs: ["frontier"],
        result: ["values"],
        "turned-by": ["changes"],
        "rows-of": ["changes"],
        "safe-moves": ["changes"],
        "quiet-moves": ["changes"],
        openness: ["changes"],
        replies: ["changes"],
        regions: ["regions"],
        "odd-regions": ["regions"],
        free: ["legal", "changes", "regions"],
        "best-result": ["values"],
      } as const;
      tried += 1;
      for (const overlay of telling[what.kind]) {
        expect(offeredFor(exercise, position), `${path}: ${number}`).not.toContain(overlay);
      }
    }
    expect(tried).toBeGreaterThan(5);
  });
});

test("where nothing is asked, or it has been answered, nothing is kept back", () => {
  expect(withheldBy(null)).toEqual([]);
});
