import { expect, test } from "vitest";
import { faultsOfFolder, faultsOfLibrary, faultsOfTerms, foldersOf } from "./check-lessons.ts";
import { namesInMarks } from "./in-marks.ts";
import { idOf, readFiles, readLibrary } from "./library.ts";
import { withLines } from "./lines.ts";

const library = readLibrary(readFiles());

test("all lessons, exercises and terms are in form, and fit together", () => {
  expect(withLines(faultsOfLibrary(library))).toEqual([]);
});

test("all that terms show is proven", async () => {
  expect(withLines(await faultsOfTerms(library))).toEqual([]);
}, 60_000);

test.each(foldersOf(library))(
  "in the chapter %s all that is claimed and asked is proven",
  async (folder) => {
    expect(withLines(await faultsOfFolder(library, folder))).toEqual([]);
  },
  120_000,
);

test("in the first lessons, which come before the names of squares, each square that a task names is marked on its board", () => {
  const { chapters, lessons, exercises } = library;
  const unmarked: string[] = [];
  let named = 0;
  for (const [path, { young }] of chapters) {
    const inChapter = [...lessons].filter(([lesson]) => young && lesson.startsWith(path.replace("_chapter.yaml", "")));
    const taught = inChapter.find(([lesson]) => lesson.endsWith("/square-names.mdx"))?.[1].order ?? 0;
    for (const [lesson, { steps }] of inChapter.filter(([, { order }]) => order < taught)) {
      for (const { id, exercise: asked, marks = "" } of steps) {
        const facts = [...exercises].find(([file]) => idOf(file) === asked)?.[1];
        if (facts === undefined) continue;
        // These kinds mark the move that they ask about, or it is the last one and has its dot.
        const shown = [
          "what" in facts && "move" in facts.what ? facts.what.move : "",
          facts.kind === "spot-error" ? facts.move : "",
          facts.moves?.match(/[a-h][1-8]\s*$/)?.[0].trim() ?? "",
          ...namesInMarks(marks),
        ];
        for (const square of facts.words.en.task.match(/\b[a-h][1-8]\b/g) ?? []) {
          named += 1;
          if (!shown.includes(square)) unmarked.push(`${lesson}: step ${id}: ${square}`);
        }
      }
    }
  }
  expect(named).toBeGreaterThan(5);
  expect(unmarked).toEqual([]);
});
