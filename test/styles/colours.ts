import { readFileSync } from "node:fs";

const css = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8");
const COLOUR = "#[\\da-f]{6}(?:[\\da-f]{2})?";
const pairs = [...css.matchAll(new RegExp(`--([\\w-]+): light-dark\\((${COLOUR}), (${COLOUR})\\);`, "g"))];

type Colours = Readonly<Record<string, string>>;
const light: Colours = Object.fromEntries(pairs.map(([, name = "", colour = ""]) => [name, colour]));
const dark: Colours = Object.fromEntries(pairs.map(([, name = "", , colour = ""]) => [name, colour]));

/** The colours of both themes, by name, in hexadecimal. */
export const THEMES = { light, dark };

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG 2 defines it, from 1 to 21. */
export function contrast(a: string | undefined, b: string | undefined): number {
  if (!a || !b) throw new Error("a colour is missing");
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
