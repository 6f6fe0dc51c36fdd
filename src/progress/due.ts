/**
 * When the next thing comes back, as a page that is being opened knows it before anything is loaded: `outflank:due` in localStorage, in
 * milliseconds since 1970. `public/theme.js` reads it, so that there is room for what will be told. It is a note and not the record: where it
 * is missing or wrong, what is due is told all the same.
 */
const KEY = "outflank:due";
/** What was missed comes back so many milliseconds later: see src/training/today/schedule.ts. */
const DAY = 86_400_000;

/** Notes when the next thing comes back; null if nothing will. */
export function noteDue(at: number | null): void {
  try {
    if (at === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(at));
  } catch {
    // As above.
  }
}

/** Notes that something was missed just now. */
export function noteMiss(): void {
  try {
    const noted = localStorage.getItem(KEY);
    const at = Date.now() + DAY;
    if (noted === null || Number(noted) > at) noteDue(at);
  } catch {
    // As above.
  }
}
