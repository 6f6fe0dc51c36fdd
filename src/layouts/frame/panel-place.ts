/** The space over a panel that sticks, in pixels, and under the end of one that is higher than the window. */
const SPACE = 16;

/**
 * Moves the sticking panel with the board by scrolling only, never because something opens beside or under it, and shows the end of a panel
 * that is higher than the window: writes where it sticks into --panel-start on <html>, in pixels from the top of the window.
 */
export const keepPanelPlace = (): void => {
  const frame = document.querySelector<HTMLElement>(".frame");
  const panel = frame?.querySelector<HTMLElement>(".bench") ?? frame?.querySelector<HTMLElement>(".frame-panel");
  if (!frame || !panel) return;
  let start = SPACE;
  let scrolled = scrollY;
  let top = panel.getBoundingClientRect().top;

  const topOf = (): number => panel.getBoundingClientRect().top;
  const stickAt = (place: number): void => {
    if (place === start) return;
    start = place;
    document.documentElement.style.setProperty("--panel-start", `${place}px`);
  };

  const follow = (): void => {
    const down = scrollY - scrolled;
    scrolled = scrollY;
    const end = innerHeight - panel.offsetHeight - SPACE;
    stickAt(down > 0 ? Math.min(start, Math.max(end, start - down)) : Math.min(SPACE, start - down));
    // Text that opens gives the panel room to stick lower than the end of the page let it.
    if (down <= 0 && topOf() > top - down) stickAt(Math.min(start, top - down));
    top = topOf();
  };

  const observer = new ResizeObserver(follow);
  observer.observe(frame);
  observer.observe(panel);
  addEventListener("scroll", follow, { passive: true });
  addEventListener("resize", () => {
    stickAt(SPACE);
    top = topOf();
  });
};
