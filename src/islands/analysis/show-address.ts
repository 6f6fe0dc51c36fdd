/** Lets the address say what is on the board. A browser that is asked too often refuses; then the address is late. */
export function showAddress(query: string): void {
  try {
    history.replaceState(null, "", location.pathname + query + location.hash);
  } catch {
    return;
  }
}
