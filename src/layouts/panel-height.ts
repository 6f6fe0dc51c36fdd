/** Keeps the height of the board's panel in --panel-height on <html>, so that a panel higher than the window sticks by its end. */
export const followPanelHeight = (): void => {
  const panel = document.querySelector<HTMLElement>(".frame-panel");
  if (!panel) return;
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--panel-height", `${panel.offsetHeight}px`);
  }).observe(panel);
};
