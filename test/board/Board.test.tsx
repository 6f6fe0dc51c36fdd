// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { render as renderToText } from "preact-render-to-string";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Board, type BoardProps } from "../../src/board/Board.tsx";
import type { BoardView, Mark, PlayedMove } from "../../src/board/types.ts";
import { ENGLISH, translator } from "../../src/locales/text.ts";
import {
  EIGHT_STARS,
  FOUR,
  moveOn,
  OTHELLO,
  type Position,
  play,
  resolve,
  startPosition,
  TEN,
} from "../../src/reversi/index.ts";
import { at, THIRTEEN_FIFTY } from "./positions.ts";

const translate = translator(ENGLISH);
const START = startPosition();

const props = (position: BoardView & { legal?: Position["legal"] }, more: Partial<BoardProps> = {}): BoardProps => ({
  view: position,
  legal: (position.legal ?? []).map(({ square }) => square),
  showLegal: true,
  label: "Board",
  translate,
  ...more,
});

const show = (position: Position, more: Partial<BoardProps> = {}) => render(<Board {...props(position, more)} />);

const cell = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-square="${name}"]`);
  if (found === null) throw new Error(`no cell ${name}`);
  return found;
};

const nameOfFocused = (): string | null | undefined => document.activeElement?.getAttribute("data-square");

function playedOn(position: Position, names: readonly string[]): { after: Position; played: readonly PlayedMove[] } {
  let after = position;
  const played: PlayedMove[] = [];
  for (const name of names) {
    const [disc, move, next] = [after.toMove, moveOn(after, at(name)), play(after, at(name))];
    if (disc === null || move === undefined || !next.ok) throw new Error(`${name} is not legal`);
    played.push({ disc, ...move });
    after = next.value;
  }
  return { after, played };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("hooks", () => {
  test("the grid tells the position and the side to move", () => {
    show(resolve(OTHELLO, THIRTEEN_FIFTY, "black"));
    const grid = screen.getByRole("grid", { name: "Board" });
    expect(grid.hasAttribute("data-board")).toBe(true);
    expect(grid.getAttribute("data-position")).toBe("XXXOOOOXOXOOOOOOOOXOOOOOOOOXOOOOOOOOXOOOOOOOOXOXOOOOOOXX-OOOOOOX");
    expect(grid.getAttribute("data-to-move")).toBe("black");
    expect(grid.hasAttribute("data-files")).toBe(false);
    expect(grid.closest("[dir]")?.getAttribute("dir")).toBe("ltr");
  });

  test("nobody is to move once the game is over", () => {
    show(playedOn(resolve(OTHELLO, THIRTEEN_FIFTY, "black"), ["a8"]).after);
    expect(screen.getByRole("grid").getAttribute("data-to-move")).toBe("none");
  });

  test("64 cells in 8 rows, in the order a1..h8, each with what lies on it", () => {
    show(START);
    expect(screen.getAllByRole("row")).toHaveLength(8);
    const cells = screen.getAllByRole("gridcell");
    expect(cells.map((c) => c.getAttribute("data-square"))).toEqual(
      [..."12345678"].flatMap((rank) => [..."abcdefgh"].map((file) => file + rank)),
    );
    const standing = (disc: string) =>
      cells.filter((c) => c.getAttribute("data-disc") === disc).map((c) => c.getAttribute("data-square"));
    expect([standing("black"), standing("white")]).toEqual([
      ["e4", "d5"],
      ["d4", "e5"],
    ]);
    expect(standing("empty")).toHaveLength(60);
  });

  test("legal squares carry their hook only where their ring is shown", () => {
    const { rerender } = show(START);
    const marked = () => [...document.querySelectorAll("[data-legal]")].map((c) => c.getAttribute("data-square"));
    const rings = () => document.querySelectorAll(".board-overlay circle").length;
    expect([marked(), rings()]).toEqual([["d3", "c4", "f5", "e6"], 4]);
    rerender(<Board {...props(START, { showLegal: false })} />);
    expect([marked(), rings()]).toEqual([[], 0]);
    expect(document.body.innerHTML).not.toContain("legal");
  });

  test("other shapes tell their size, and have no cell where there is no square", () => {
    show(startPosition(EIGHT_STARS));
    const grid = screen.getByRole("grid");
    expect([grid.dataset["files"], grid.dataset["ranks"]]).toEqual(["10", "10"]);
    expect(screen.getAllByRole("gridcell")).toHaveLength(88);
    expect(grid.dataset["position"]?.slice(0, 20)).toBe("##------###--------#");
    expect(document.querySelector('[data-square="a1"]')).toBeNull();
    expect(cell("c1").getAttribute("aria-colindex")).toBe("3");
  });

  test.each([
    [FOUR, 16],
    [TEN, 100],
  ])("boards of other sizes have all their cells", (variant, squares) => {
    show(startPosition(variant));
    expect(screen.getAllByRole("gridcell")).toHaveLength(squares);
  });

  test("what the server writes holds no style attribute and no handler", () => {
    const marks: readonly Mark[] = [{ kind: "region", squares: [at("g7"), at("h8")], name: "A" }];
    const text = renderToText(<Board {...props(START, { marks, onChoose: () => undefined })} />);
    expect(text).not.toMatch(/\s(style|on\w+)=/i);
  });
});

describe("names", () => {
  test("tell square, content, legality, last move, move number and marks", () => {
    const { after, played } = playedOn(START, ["f5"]);
    const marks: readonly Mark[] = [
      { kind: "ring", square: at("f5") },
      { kind: "dot", square: at("a1") },
      { kind: "cross", square: at("b1") },
      { kind: "stable", square: at("c1") },
      { kind: "frontier", square: at("d1") },
      { kind: "number", square: at("e1"), value: "+4" },
      { kind: "arrow", from: at("f1"), to: at("g2") },
      { kind: "region", squares: [at("g2"), at("h2")], name: "A" },
      { kind: "odd-region", squares: [at("a3")], name: "B" },
      { kind: "even-region", squares: [at("b3")], name: "C" },
      { kind: "shape", squares: [at("c3")], name: "six" },
      { kind: "black-move", square: at("d3") },
      { kind: "white-move", square: at("e3") },
      { kind: "given", square: at("f3") },
      { kind: "taken", square: at("g3") },
      { kind: "value", square: at("h3"), value: "+2" },
      { kind: "estimate", square: at("a4"), value: "−2" },
      { kind: "anchor", square: at("b4") },
    ];
    show(after, { marks, last: played[0] ?? null, numbers: new Map([[at("f5"), 1]]) });
    const named = (name: string) => cell(name).getAttribute("aria-label");
    expect(named("f5")).toBe("f5, black, last move, move 1, ring");
    expect(named("f6")).toBe("f6, empty, legal move");
    expect(named("d4")).toBe("d4, white");
    expect(["a1", "b1", "c1", "d1", "e1", "f1", "g2", "h2"].map(named)).toEqual([
      "a1, empty, dot",
      "b1, empty, cross",
      "c1, empty, stable",
      "d1, empty, frontier",
      "e1, empty, labelled +4",
      "f1, empty, arrow to g2",
      "g2, empty, arrow from f1, region A",
      "h2, empty, region A",
    ]);
    expect(["a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "a4", "b4"].map(named)).toEqual([
      "a3, empty, region B, odd",
      "b3, empty, region C, even",
      "c3, empty, edge shape: six",
      "d3, empty, Black can play",
      "e3, empty, White can play",
      "f3, empty, move given",
      "g3, empty, move taken",
      "h3, empty, worth +2",
      "a4, empty, worth about −2",
      "b4, empty, anchor",
    ]);
  });
});

describe("pointing", () => {
  test("tells the square that the pointer or the focus comes to", () => {
    const onPoint = vi.fn();
    show(START, { onPoint });
    fireEvent.pointerOver(cell("c4"));
    cell("d3").focus();
    expect(onPoint.mock.calls).toEqual([
      [at("c4"), false],
      [at("d3"), true],
    ]);
  });

  test("tells keys that the board has no use for, with the square in focus, each once however long it is held", () => {
    const onKey = vi.fn();
    const onChoose = vi.fn();
    show(START, { onKey, onChoose });
    for (const key of ["ArrowRight", "Home", "PageDown", "Enter", " "]) fireEvent.keyDown(cell("a1"), { key });
    expect(onKey).not.toHaveBeenCalled();
    fireEvent.keyDown(cell("b1"), { key: "F" });
    fireEvent.keyDown(cell("b1"), { key: "f", repeat: true });
    fireEvent.keyDown(cell("b1"), { key: "f", ctrlKey: true });
    fireEvent.keyDown(cell("b1"), { key: "f", metaKey: true });
    expect(onKey.mock.calls).toEqual([["f", at("b1")]]);
    expect(onChoose).toHaveBeenCalledTimes(2);
  });
});

describe("choosing", () => {
  test("a click anywhere on a square, its disc included, chooses it, legal or not", () => {
    const onChoose = vi.fn();
    show(START, { onChoose });
    fireEvent.click(cell("f5"));
    fireEvent.click(cell("a1"));
    const disc = cell("d4").querySelector(".disc");
    if (disc !== null) fireEvent.click(disc);
    expect(onChoose.mock.calls).toEqual([[at("f5")], [at("a1")], [at("d4")]]);
  });

  test("Enter and Space choose once, however long they are held", () => {
    const onChoose = vi.fn();
    show(START, { onChoose });
    fireEvent.keyDown(cell("f5"), { key: "Enter" });
    fireEvent.keyDown(cell("f5"), { key: "Enter", repeat: true });
    fireEvent.keyDown(cell("c4"), { key: " " });
    expect(onChoose.mock.calls).toEqual([[at("f5")], [at("c4")]]);
  });

  test("a board without a listener says that it is only for reading", () => {
    show(START);
    expect(screen.getByRole("grid").getAttribute("aria-readonly")).toBe("true");
    fireEvent.click(cell("f5"));
  });
});

describe("focus", () => {
  const tabStops = () =>
    [...document.querySelectorAll('[role="gridcell"][tabindex="0"]')].map((c) => c.getAttribute("data-square"));

  test("there is one tab stop, which follows arrows and clicks", () => {
    show(START, { onChoose: () => undefined });
    expect(tabStops()).toEqual(["a1"]);
    cell("a1").focus();
    fireEvent.keyDown(cell("a1"), { key: "ArrowRight" });
    expect([nameOfFocused(), tabStops()]).toEqual(["b1", ["b1"]]);
    fireEvent.keyDown(cell("b1"), { key: "PageDown" });
    expect([nameOfFocused(), tabStops()]).toEqual(["b8", ["b8"]]);
    fireEvent.keyDown(cell("b8"), { key: "End", ctrlKey: true });
    expect(nameOfFocused()).toBe("h8");
    fireEvent.click(cell("d3"));
    expect(tabStops()).toEqual(["d3"]);
  });

  test("keys of the browser and the reader are left alone", () => {
    show(START);
    expect(fireEvent.keyDown(cell("d4"), { key: "ArrowLeft", altKey: true })).toBe(true);
    expect(fireEvent.keyDown(cell("d4"), { key: "Tab" })).toBe(true);
    expect(fireEvent.keyDown(cell("d4"), { key: "ArrowLeft" })).toBe(false);
  });

  test("a board cut at its first square starts at one that exists", () => {
    show(startPosition(EIGHT_STARS));
    expect(tabStops()).toEqual(["c1"]);
  });
});

describe("motion", () => {
  function watch(calm = false) {
    const running: { cancel: () => void; finish: () => void; square: string | null | undefined }[] = [];
    vi.spyOn(window, "matchMedia").mockReturnValue(
      Object.assign(new EventTarget(), { matches: calm }) as MediaQueryList,
    );
    Element.prototype.animate = function (this: Element) {
      const animation = Object.assign(new EventTarget(), { cancel: vi.fn() });
      const finish = () => animation.dispatchEvent(new Event("finish"));
      running.push({ cancel: animation.cancel, finish, square: this.parentElement?.getAttribute("data-square") });
      return animation as unknown as Animation;
    };
    return running;
  }
  const { after, played } = playedOn(START, ["f5", "f6"]);
  const isMoving = () => screen.getByRole("grid").hasAttribute("data-moving");

  test("the hooks show the position at once while its discs still move", () => {
    const running = watch();
    const { rerender } = show(START);
    rerender(<Board {...props(after, { played })} />);
    expect(running.map(({ square }) => square).sort()).toEqual(["e5", "f5", "f6"]);
    expect(isMoving()).toBe(true);
    expect(["f5", "e5", "f6"].map((name) => cell(name).dataset["disc"])).toEqual(["black", "white", "white"]);
    running[0]?.finish();
    expect(isMoving()).toBe(false);
  });

  test("a tap is heard while discs move, and the next position ends the motion", () => {
    const running = watch();
    const onChoose = vi.fn();
    const { rerender } = show(START, { onChoose });
    rerender(<Board {...props(after, { played, onChoose })} />);
    fireEvent.click(cell("e6"));
    expect(onChoose).toHaveBeenCalledWith(at("e6"));
    const next = playedOn(after, ["e6"]);
    rerender(<Board {...props(next.after, { played: next.played, onChoose })} />);
    for (const { cancel } of running.slice(0, 3)) expect(cancel).toHaveBeenCalled();
    expect(
      running
        .slice(3)
        .map(({ square }) => square)
        .sort(),
    ).toEqual(["e5", "e6"]);
    expect(screen.getByRole("grid").dataset["position"]).toBe(
      "---------------------------OX------XXX------XO------------------",
    );
  });

  test("nothing moves under reduced motion, at the first sight, on undo, or when the moves do not fit", () => {
    const calm = watch(true);
    const first = show(START);
    first.rerender(<Board {...props(after, { played })} />);
    expect(calm).toEqual([]);
    cleanup();
    const running = watch();
    const second = show(after, { played });
    second.rerender(<Board {...props(START, { played })} />);
    second.rerender(<Board {...props(playedOn(START, ["d3"]).after, { played })} />);
    expect(running).toEqual([]);
    expect(isMoving()).toBe(false);
  });

  test("a mark that is set while discs move does not start them again", () => {
    const running = watch();
    const { rerender } = show(START);
    rerender(<Board {...props(after, { played })} />);
    rerender(<Board {...props(after, { played: [...played], marks: [{ kind: "ring", square: 0 }] })} />);
    expect(running).toHaveLength(3);
    expect(isMoving()).toBe(true);
  });
});
