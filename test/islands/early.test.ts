// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

const script = readFileSync("public/early.js", "utf8");

/** A page whose island has not answered yet, and what its parts are told once it has. */
function page() {
  document.body.innerHTML =
    '<astro-island ssr><div data-square="a8"><span></span></div><button>Hint</button><p></p></astro-island><button>Out</button>';
  const island = document.querySelector("astro-island");
  if (island === null) throw new Error("no island");
  const told: string[] = [];
  const answer = (): void => {
    island.removeAttribute("ssr");
    island.addEventListener("click", ({ target }) => {
      if (target instanceof HTMLElement) told.push(target.dataset["square"] ?? target.textContent);
    });
    island.dispatchEvent(new Event("astro:hydrate"));
    vi.runAllTimers();
  };
  const tap = (what: string): void => document.querySelector<HTMLElement>(what)?.click();
  return { told, answer, tap };
}

beforeAll(() => {
  new Function(script)();
});

beforeEach(() => {
  vi.useFakeTimers();
});

test("a tap on a square that comes too early is made once the board answers", () => {
  const { told, answer, tap } = page();
  tap("[data-square] span");
  expect(told).toEqual([]);
  answer();
  expect(told).toEqual(["a8"]);
});

test("only the first of several early taps is made", () => {
  const { told, answer, tap } = page();
  tap("astro-island button");
  tap("[data-square]");
  answer();
  expect(told).toEqual(["Hint"]);
});

test("a tap beside squares and buttons, or one that comes in time, is not made again", () => {
  const { told, answer, tap } = page();
  tap("p");
  tap("body > button");
  answer();
  expect(told).toEqual([]);
  tap("[data-square]");
  vi.runAllTimers();
  expect(told).toEqual(["a8"]);
});
