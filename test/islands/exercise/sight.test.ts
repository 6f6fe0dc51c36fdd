// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { showWhatIsSaid } from "../../../src/islands/exercise/sight.ts";

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** How far the page is scrolled for a board and a task that stand so in a window of 390 by 664. */
function scrolledFor(board: Box, task: Box): number {
  vi.stubGlobal("innerHeight", 664);
  const scroll = vi.fn();
  vi.stubGlobal("scrollBy", scroll);
  document.body.innerHTML = '<div><div class="board"></div><div class="task"></div></div>';
  for (const [name, [left, top, right, bottom]] of [[".board", board] as const, [".task", task] as const]) {
    const part = document.querySelector(name);
    if (part !== null) part.getBoundingClientRect = () => new DOMRect(left, top, right - left, bottom - top);
  }
  const panel = document.querySelector<HTMLElement>("div");
  if (panel !== null) showWhatIsSaid(panel);
  return scroll.mock.lastCall?.[0]?.top ?? 0;
}

const STUCK: Box = [0, 0, 390, 380];

afterEach(() => vi.unstubAllGlobals());

test("a task that was scrolled away under the board comes out below it", () => {
  expect(scrolledFor(STUCK, [10, 150, 380, 230])).toBe(150 - 380 - 12);
});

test("a task below the window's edge comes up, but not under the board", () => {
  expect(scrolledFor(STUCK, [10, 640, 380, 720])).toBe(720 - 664 + 12);
  expect(scrolledFor(STUCK, [10, 640, 380, 1100])).toBe(640 - 380);
});

test("the page stays where it is when the task is seen, below the board or beside it", () => {
  expect(scrolledFor(STUCK, [10, 390, 380, 470])).toBe(0);
  expect(scrolledFor([0, 0, 200, 380], [210, 20, 380, 120])).toBe(0);
});
