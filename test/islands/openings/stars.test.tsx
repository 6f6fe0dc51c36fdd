// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, describe, expect, test, vi } from "vitest";
import { $chosen, choose, linesAsked, readChosen } from "../../../src/islands/openings/drill/chosen.ts";
import { Star } from "../../../src/islands/openings/Star.tsx";
import { parseWalk } from "../../../src/islands/openings/walk.ts";
import { ENGLISH, translator } from "../../../src/locales/text.ts";
import { starredPositions } from "../../../src/progress/index.ts";
import { newGame } from "../../../src/reversi/index.ts";

const t = translator(ENGLISH);
const onTell = vi.fn();
const star = () => screen.getByRole("button", { name: "Star this line for your drill" });
const show = (moves: string) => {
  const walk = parseWalk(moves);
  render(<Star game={walk.ok ? walk.value.game : newGame()} onTell={onTell} t={t} />);
};

afterEach(cleanup);

test("a link asks for lines of the site, which are drilled alone and not kept", async () => {
  expect([linesAsked(""), linesAsked("?lines=tiger"), linesAsked("?lines=<b>")]).toEqual([null, "tiger", undefined]);
  await readChosen(linesAsked("?lines=tiger"));
  expect([...($chosen.get()?.sets ?? [])]).toEqual(["black tiger", "white tiger"]);
  await readChosen(linesAsked("?lines=<b>"));
  expect([...($chosen.get()?.sets ?? [])]).toEqual(["black first-five", "white first-five"]);
});

describe("a star", () => {
  test("is given by a button, kept, and shown in any order of moves and turn of the board", async () => {
    show("f5d6c3d3c4");
    expect(star().getAttribute("aria-pressed")).toBe("false");
    fireEvent.click(star());
    await waitFor(() => expect(star().getAttribute("aria-pressed")).toBe("true"));
    expect(onTell).toHaveBeenLastCalledWith("Starred: the moves to here are in your drill.");
    expect((await starredPositions()).size).toBe(1);
    for (const [moves, isStarred] of [
      ["f5d6c4d3c3", true],
      ["E6 F4 C3 C4 D3", true],
      ["f5d6c3", false],
    ] as const) {
      cleanup();
      show(moves);
      expect(star().getAttribute("aria-pressed"), moves).toBe(String(isStarred));
    }
  });

  test("brings its line into the drill for both sides, unless that was said otherwise", async () => {
    await readChosen();
    expect($chosen.get()?.own.map((line) => line.length)).toEqual([5]);
    expect([...($chosen.get()?.sets ?? [])]).toEqual(
      expect.arrayContaining(["black own", "white own", "black first-five"]),
    );
    choose("white", "own", false);
    await readChosen();
    expect($chosen.get()?.sets.has("black own")).toBe(true);
    expect($chosen.get()?.sets.has("white own")).toBe(false);
  });

  test("is taken away by the same button", async () => {
    show("f5d6c3d3c4");
    fireEvent.click(star());
    await waitFor(() => expect(star().getAttribute("aria-pressed")).toBe("false"));
    expect(onTell).toHaveBeenLastCalledWith("The star is gone: your drill leaves this line out.");
    expect((await starredPositions()).size).toBe(0);
    await readChosen();
    expect($chosen.get()?.own).toEqual([]);
  });
});
