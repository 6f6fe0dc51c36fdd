// A tap on a board or a button that comes before its island answers is not lost: the first waits and is made once the island does.
let waiting = null;
document.addEventListener(
  "click",
  (event) => {
    const target = event.target.closest("[data-square], button");
    const island = target?.closest("astro-island[ssr]");
    if (!island || waiting) return;
    waiting = target;
    const again = () => {
      const square = target.dataset.square;
      const now = target.isConnected || !square ? target : island.querySelector(`[data-square="${square}"]`);
      now?.click();
      waiting = null;
    };
    island.addEventListener("astro:hydrate", () => setTimeout(again), { once: true });
  },
  true,
);
