const KEY = "outflank:rim";

/** Lets `box` take the letters and numbers at the rim of the board away, for as long as the tab is open; a wrong answer shows them. */
export function connectRim(box: HTMLInputElement): void {
  const show = (): void => {
    document.documentElement.toggleAttribute("data-rimless", box.checked);
  };
  try {
    box.checked = sessionStorage.getItem(KEY) === "without";
  } catch {
    // Without a storage it is chosen anew on each page.
  }
  show();
  box.addEventListener("change", () => {
    show();
    try {
      sessionStorage.setItem(KEY, box.checked ? "without" : "with");
    } catch {
      // As above.
    }
  });
}
