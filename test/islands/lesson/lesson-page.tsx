import { screen } from "@testing-library/preact";
import { expect, vi } from "vitest";
import type { Exercise } from "../../../src/catalogue/exercise.ts";
import { seal } from "../../../src/catalogue/seal.ts";
import { Lesson } from "../../../src/islands/lesson/Lesson.tsx";
import type { LessonStep } from "../../../src/islands/lesson/step.ts";
import { ENGLISH } from "../../../src/locales/text.ts";

/** The end of a real game of 1992, solved by two other programs: d8 wins by 18, a8 and h3 lose by 20. */
export const FOUR_LEFT = "OOXXXXXXXOOXXXX-OOOOXXO-OOXOXOOOOOOXOOOOOOOOOOXXOOOOXXOX-OO-XXOO";
export const ROW = "-------------------------OXXX-----X-----------------------------";
export const START = "---------------------------OX------XO---------------------------";

const WORDS = { task: "Do it.", hints: ["Think.", "Look here."], solved: "Because it is so." };
const HINTS = [{ kind: "idea" }, { kind: "region", squares: ["b4", "c4"] }];

export type Facts = { readonly kind: Exercise["kind"]; readonly [field: string]: unknown };

export function step(id: string, facts: Facts | null, more: object = {}): LessonStep {
  const place = { position: ROW, toMove: "white", ...facts } as LessonStep["place"];
  if (facts === null) return { id, place: {}, exercise: null, ...more };
  const sheet = { facts: { variant: "othello", hints: HINTS, ...facts }, words: { ...WORDS, ...more } };
  return {
    id,
    place,
    exercise: { id: `task-${id}`, task: WORDS.task, sealed: seal(JSON.stringify(sheet)) },
  };
}

export const lesson = (...steps: LessonStep[]) => (
  <Lesson lesson="rules/one" steps={steps} next="/learn/" end="recap" locale={ENGLISH} />
);

export const cell = (name: string): HTMLElement => screen.getByRole("gridcell", { name: new RegExp(`^${name},`) });
export const button = (name: string): HTMLElement => screen.getByRole("button", { name });
export const state = (): string | null | undefined =>
  document.querySelector("[data-exercise]")?.getAttribute("data-state");
export const status = (): string | null => screen.getByRole("status").textContent;
export const board = (): string | undefined => screen.getByRole("grid").dataset["position"];
export const marked = (mark: RegExp): (string | undefined)[] =>
  screen.queryAllByRole("gridcell", { name: mark }).map((one) => one.dataset["square"]);

/** Waits until what was answered has been looked at. */
export const reach = (wanted: string): Promise<void> => vi.waitFor(() => expect(state()).toBe(wanted));

/** Waits for a line of the task or the verdict. */
export const told = (text: string): Promise<HTMLElement> => screen.findByText(text, { selector: ".ask p" });
