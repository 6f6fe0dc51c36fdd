/** What may be stepped through by a key that is held down. */
const STEPS = ".replay-steps, .line-steps, .stepper";

/**
 * For the `keydown` of a panel. A key that is held down repeats, and where one button takes the place of another it would press one after the
 * other: Enter counts once, but on buttons that step.
 */
export function ignoreHeld(event: KeyboardEvent): void {
  const { target } = event;
  if (event.repeat && event.key === "Enter" && target instanceof Element && target.closest(STEPS) === null) {
    event.preventDefault();
  }
}
