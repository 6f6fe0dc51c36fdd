import type { Claim } from "../../catalogue/claim.ts";
import { type PlaceText, placeOf, playMoves } from "../../catalogue/place.ts";
import { unseal } from "../../catalogue/seal.ts";
import { claimTranslator } from "../../locales/claims.ts";
import { type Game, newGame } from "../../reversi/index.ts";
import { proofOf } from "../exercise/proof.ts";
import { openExercise } from "../exercise/sheet.ts";
import type { LessonStep } from "./step.ts";

/** What of a claim is proven by reading games out, so that there are defences to try. */
const READ_OUT: readonly Claim["kind"][] = ["value", "worth", "best", "only-way", "ways", "forces", "unforced"];

/** What the claims of a step are about: the place of its exercise, else its own. */
const placeFor = ({ exercise, place }: LessonStep): PlaceText =>
  exercise === null ? place : openExercise(exercise.sealed).facts;

function gameFor(step: LessonStep, { after }: Claim): Game {
  const led = placeOf(placeFor(step));
  const game = led.ok ? led.value : newGame();
  const later = playMoves(game, after ?? "");
  return later.ok ? later.value : game;
}

const claimOf = (button: HTMLElement): Claim => JSON.parse(unseal(button.dataset["prove"] ?? "")) as Claim;

/**
 * Proves the claim behind which `button` stands, and tells after it what came of it. The task of the step may be still `open`. Never
 * rejects.
 */
export async function proveClaim(button: HTMLElement, step: LessonStep, tag: string, open: boolean): Promise<void> {
  const told = button.nextElementSibling;
  if (told === null || button.dataset["proof"] === "busy") return;
  button.dataset["proof"] = "busy";
  told.textContent = claimTranslator(tag)("proving");
  const { variant, position, toMove, moves = "" } = placeFor(step);
  const { holds, words } = await proofOf(claimOf(button), { variant, position, toMove, moves }, tag, open);
  button.dataset["proof"] = holds === true ? "holds" : "none";
  // It stands within a sentence of the text.
  told.textContent = holds === true ? words.replace(/\.$/, "") : words;
}

/** Puts after each proof in `text` that read games out a button that calls `onTry` with the game it is about. */
export function offerDefences(text: HTMLElement, step: LessonStep, tag: string, onTry: (game: Game) => void): void {
  for (const button of text.querySelectorAll<HTMLElement>("[data-proof=holds]")) {
    const claim = claimOf(button);
    const told = button.nextElementSibling;
    if (!READ_OUT.includes(claim.kind) || told === null || told.querySelector("button") !== null) continue;
    const defences = document.createElement("button");
    defences.type = "button";
    defences.className = "defences";
    defences.textContent = claimTranslator(tag)("defences");
    defences.addEventListener("click", () => onTry(gameFor(step, claim)));
    told.append(" ", defences);
  }
}
