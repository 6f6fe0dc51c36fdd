/** How far from the board what is brought into view stands, in pixels. */
const GAP = 12;

/**
 * Brings what a panel says of a try into view: on a phone the task may have been scrolled away under the board, which stays, or lie below the
 * window's edge. Does nothing where it is seen, or where someone types: what was typed is answered under the field.
 */
export function showWhatIsSaid(panel: HTMLElement): void {
  const [board, words] = [panel.querySelector(".board"), panel.querySelector(".task, .verdict")];
  if (board === null || words === null || document.activeElement instanceof HTMLInputElement) return;
  const [field, box] = [board.getBoundingClientRect(), words.getBoundingClientRect()];
  // Beside the board nothing is hidden by it.
  const isUnder = box.left < field.right && box.right > field.left;
  const top = isUnder ? Math.max(0, field.bottom) : 0;
  if (box.top < top) scrollBy({ top: box.top - top - GAP });
  else if (box.bottom > innerHeight) scrollBy({ top: Math.min(box.bottom - innerHeight + GAP, box.top - top) });
}
