/** Whether the site itself can be reached now. */
const answers = (): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/**
 * Tells in `notice` when a part of the page could not be loaded: because the site has been renewed since the page was opened, so that the
 * part is no longer where the page looks for it; or, where the site cannot be reached at all, because of the connection, which goes with
 * the next touch or key.
 */
export function watchParts(notice: HTMLElement): void {
  const tell = async (): Promise<void> => {
    const isRenewed = await answers();
    notice.dataset["why"] = isRenewed ? "renewed" : "cut";
    notice.hidden = false;
    if (isRenewed) return;
    for (const kind of ["pointerdown", "keydown"]) {
      addEventListener(kind, () => (notice.hidden = notice.dataset["why"] === "cut"), { once: true });
    }
  };
  const onLost = (): void => void tell();
  addEventListener("vite:preloadError", onLost);
  addEventListener("astro:hydration-error", onLost, true);
  notice.querySelector("button")?.addEventListener("click", () => location.reload());
}
