// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { NAMES_PACK } from "../../../src/catalogue/book.ts";
import { Explorer } from "../../../src/islands/openings/Explorer.tsx";
import { EXPLORER_TEXTS, textsFor } from "../../../src/layouts/texts.ts";
import { ENGLISH } from "../../../src/locales/text.ts";
import { bookFile } from "../../openings/read.ts";

/** The parts that were asked for, and whether they can be had. */
const net = vi.hoisted(() => ({ asked: new Set<string>(), isCut: false }));
vi.mock("../../../src/islands/openings/fetch-pack.ts", () => ({
  fetchPack: async (pack: string) => bookFile(pack === NAMES_PACK ? "names.tsv" : `${pack}.txt`),
}));
vi.mock("../../../src/islands/openings/parts.ts", async (actual) => {
  const parts = await actual<typeof import("../../../src/islands/openings/parts.ts")>();
  const over = <T,>(name: string, load: () => Promise<T>) => [
    name,
    (): Promise<T> => {
      net.asked.add(name);
      return net.isCut ? Promise.reject(new Error("no network")) : load();
    },
  ];
  return Object.fromEntries(Object.entries(parts).map(([name, load]) => over(name, load as () => Promise<unknown>)));
});

afterEach(() => {
  cleanup();
  net.asked.clear();
  net.isCut = false;
  history.replaceState(null, "", "/");
});

const open = (query = ""): void => {
  history.replaceState(null, "", `/${query}`);
  render(<Explorer locale={textsFor(ENGLISH, EXPLORER_TEXTS)} />);
};
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const told = (): string => document.querySelector(".book-told")?.textContent ?? "";

test("who only opens the explorer, at the start or by a link, loads nothing of what can be done there; a sign of life brings all of it", async () => {
  for (const query of ["", "?moves=f5d6c3d3c4"]) {
    open(query);
    await vi.waitFor(() => expect(screen.getAllByRole("treeitem").length).toBeGreaterThan(0));
    expect([...net.asked]).toEqual([]);
    fireEvent.pointerMove(document.body);
    await vi.waitFor(() => expect([...net.asked]).toContain("loadParts"));
    expect(net.asked.has("loadStar")).toBe(query !== "");
    cleanup();
    net.asked.clear();
  }
});

test.each(["Find an opening", "Type", "Coach"])(
  "%s says so where its part cannot be had, and can be pressed again",
  async (name) => {
    open("?moves=f5d6");
    net.isCut = true;
    fireEvent.click(button(name));
    await vi.waitFor(() => expect(told()).toMatch(/did not load. Check the connection/));
    net.isCut = false;
    fireEvent.click(button(name));
    await vi.waitFor(() =>
      expect(document.querySelector("input[type=search], input[type=text], .coach")).not.toBeNull(),
    );
  },
);
