import { expect, test } from "vitest";
import { formatSealedPuzzle } from "../../../src/catalogue/puzzle.ts";
import { readPack } from "../../../src/islands/puzzles/packs.ts";
import { readLink } from "../../../src/islands/puzzles/read-link.ts";
import { KNOWN, PUZZLES } from "../../training/puzzles/support.ts";

const ANY = { id: null, image: null, wish: { kind: "any" } };

test("a link asks for a puzzle and its image, for a motif, for a length, for what was missed, or for nothing", () => {
  expect(readLink("")).toEqual({ ok: true, value: ANY });
  expect(readLink("?id=vxr164j&image=3")).toEqual({ ok: true, value: { ...ANY, id: "vxr164j", image: 3 } });
  expect(readLink("?motif=wedge")).toEqual({ ok: true, value: { ...ANY, wish: { kind: "motif", motif: "wedge" } } });
  expect(readLink("?moves=2")).toEqual({ ok: true, value: { ...ANY, wish: { kind: "length", moves: 2 } } });
  expect(readLink("?failed")).toEqual({ ok: true, value: { ...ANY, wish: { kind: "failed" } } });
});

test.each([
  ["?id=vxr16", "id", "vxr16"],
  ["?id=vxr164l", "id", "vxr164l"],
  ["?id=%3Cb%3Ethis%20is%20far%20too%20long%3C/b%3E", "id", "<b>this is far too l"],
  ["?id=vxr164j&image=8", "image", "8"],
  ["?id=vxr164j&image=", "image", ""],
  ["?motif=luck", "motif", "luck"],
  ["?moves=0", "moves", "0"],
])("of the link %s it is told that its %s cannot be used", (query, field, token) => {
  expect(readLink(query)).toEqual({ ok: false, error: { field, token } });
});

test("a pack gives each of its puzzles under its id; a line that cannot be read is left out", () => {
  const lines = PUZZLES.map(formatSealedPuzzle);
  expect(readPack(`${lines.join("\n")}\n`)).toEqual(KNOWN);
  expect(readPack(["no puzzle", ...lines.slice(0, 1), "<!doctype html>"].join("\n"))).toEqual(KNOWN.slice(0, 1));
});
