import type { Page } from "@playwright/test";
import { open } from "./open.ts";
import type { Leg } from "./solver.ts";
import { board, button, exercise, square } from "./study.ts";
import { expect } from "./test.ts";
import { actAll, type Way } from "./ways.ts";
import type { Work } from "./work.ts";

// Goes through lessons and tests as a learner does who answers everything right, but for one wrong try of each sort.

/** How long somebody who thinks about an answer may take, in milliseconds: other tests run beside this one. */
const PATIENCE = 60_000;
/** How long it may take until a whole game is played and looked over. */
const LONG_PATIENCE = 240_000;

const stateOf = (page: Page): Promise<string | null> => exercise(page).getAttribute("data-state");

/** Plays until the exercise is solved, the other side answering. */
async function playOn(page: Page, way: Way, nextMove: NonNullable<Work["nextMove"]>): Promise<void> {
  while ((await stateOf(page)) === "ready") {
    const before = (await board(page).getAttribute("data-position")) ?? "";
    const side = (await board(page).getAttribute("data-to-move")) === "white" ? "white" : "black";
    await way.choose(nextMove(before, side));
    await expect(board(page)).not.toHaveAttribute("data-position", before);
    await expect(exercise(page)).not.toHaveAttribute("data-state", "thinking", { timeout: PATIENCE });
  }
}

/** Has the page play a game out, or plays it, and waits for what is told of it afterwards. */
async function playOut(page: Page, way: Way, { isShown }: Work): Promise<void> {
  if (isShown) {
    await way.press("Show solution");
    await expect(exercise(page)).toHaveAttribute("data-state", "revealed", { timeout: LONG_PATIENCE });
  }
  await expect(page.getByText(/^The moves? that decided it$|^No single move decided it/)).toBeVisible({
    timeout: LONG_PATIENCE,
  });
}

/** A wrong try, its refutation, and the way back. */
async function err(page: Page, way: Way, { kind, mistake }: Work): Promise<void> {
  if (mistake === null) throw new Error("nothing can be done wrongly here");
  const before = await board(page).getAttribute("data-position");
  await actAll(way, mistake.deeds);
  await expect(exercise(page)).toHaveAttribute("data-state", "wrong", { timeout: PATIENCE });
  await expect(page.locator(".verdict[data-verdict=wrong]")).toContainText(mistake.told);
  if (mistake.crossed !== undefined) {
    await expect(square(page, mistake.crossed)).toHaveAccessibleName(/cross/);
  }
  // A wrong move is refuted on the board: it lies there, with what it turned and the answer.
  if (kind === "best-move") expect(await board(page).getAttribute("data-position")).not.toBe(before);
  await way.press("Try again");
  await expect(exercise(page)).toHaveAttribute("data-state", "ready");
}

/** Answers an exercise, after a wrong try if `errs`. */
async function answer(page: Page, way: Way, work: Work, errs: boolean): Promise<void> {
  if (errs) await err(page, way, work);
  await actAll(way, errs ? (work.mistake?.mended ?? []) : work.deeds);
  if (work.nextMove !== null) await playOn(page, way, work.nextMove);
  if (work.kind === "play-out") await playOut(page, way, work);
  const end = work.isShown ? "revealed" : "solved";
  await expect(exercise(page), work.id).toHaveAttribute("data-state", end, { timeout: PATIENCE });
}

/** How pages are gone through. */
interface Walk {
  readonly way: Way;
  /** The sorts of exercises at which a wrong try is still to be made. */
  readonly left: Set<string>;
  /** Looks at each step as it is come to. */
  readonly look?: ((page: Page) => Promise<void>) | undefined;
}

/** Goes through one page to its end. */
export async function goThrough(page: Page, { stops, end }: Leg, { way, left, look }: Walk): Promise<void> {
  await way.begin();
  const unmet = new Map(stops.flatMap(({ work }) => (work === null ? [] : [[work.id, work]])));
  for (const { step, work: planned } of stops) {
    await expect(page.locator(`#${step}`)).toHaveAttribute("data-current");
    if (planned !== null) await expect(button(page, "Hint")).not.toHaveAttribute("aria-disabled");
    await look?.(page);
    if (planned !== null) {
      const shown = (await exercise(page).getAttribute("data-exercise")) ?? "";
      // Each visit mixes a test anew, and asks everything once.
      if (end !== "score") expect(shown).toBe(planned.id);
      const work = end === "score" ? unmet.get(shown) : planned;
      if (work === undefined) throw new Error(`${shown} is asked again, or was never to be asked`);
      unmet.delete(shown);
      await answer(page, way, work, work.mistake !== null && left.delete(work.sort));
    }
    await way.press("Next");
  }
  await expect(page.locator(`#${end}`)).toHaveAttribute("data-current");
}

/** The sorts of exercises in the lessons at which something can be done wrongly. */
export const sortsIn = (legs: readonly Leg[]): ReadonlySet<string> =>
  new Set(
    legs
      .filter(({ end }) => end !== "score")
      .flatMap(({ stops }) => stops.flatMap(({ work }) => (work?.mistake ? [work.sort] : []))),
  );

/** Goes through a chapter from its first lesson to its test's score and on, with one wrong try of each sort in the lessons. */
export async function walkChapter(page: Page, legs: readonly Leg[], way: Way, look?: Walk["look"]): Promise<void> {
  await open(page, legs[0]?.path ?? "");
  const left = new Set(sortsIn(legs));
  for (const leg of legs) {
    await expect(page).toHaveURL(new RegExp(`${leg.path.slice(1)}(#.*)?$`));
    await expect(page.locator("html[data-ready]")).toBeAttached();
    const isTest = leg.end === "score";
    if (isTest) expect([...left]).toEqual([]);
    await goThrough(page, leg, { way, left, look });
    if (isTest)
      await expect(page.getByText(`${leg.stops.length} of ${leg.stops.length} at the first try`)).toBeVisible();
    await way.press("Next");
  }
}
