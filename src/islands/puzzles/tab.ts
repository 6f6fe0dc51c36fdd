/* What is kept as long as the tab is open, so that a reload does not lose it. Without a storage nothing is kept. */

/** What was kept under a key, if it has the form that is asked for; else null. */
export function keptInTab<T>(key: string, has: (data: unknown) => data is T): T | null {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return has(data) ? data : null;
  } catch {
    return null;
  }
}

/** Keeps something that JSON can tell; null forgets it. */
export function keepInTab(key: string, data: unknown): void {
  try {
    if (data === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(data));
  } catch {
    // See above.
  }
}
