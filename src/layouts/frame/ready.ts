/** How long a part that never answers may keep the page from being called ready, in milliseconds. */
const PATIENCE = 8000;

const answered = (island: Element): Promise<void> =>
  new Promise((resolve) => {
    // Astro takes the attribute away once an island is hydrated.
    if (!island.hasAttribute("ssr")) return resolve();
    for (const event of ["astro:hydrate", "astro:hydration-error"]) {
      island.addEventListener(event, () => resolve(), { once: true });
    }
  });

/** Waits until nothing in an island is busy: it may be live before what its address or the record asks for has come. */
const settled = (island: Element): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (island.querySelector("[aria-busy=true]") !== null) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(island, { subtree: true, childList: true, attributeFilter: ["aria-busy"] });
    look();
  });

/** Marks html[data-ready] once every island of the first view (client:load) answers and is not busy, has failed, or has taken too long. */
export const markReady = async (): Promise<void> => {
  const islands = [...document.querySelectorAll('astro-island[client="load"]')];
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  if (islands.length > 0)
    await Promise.race([Promise.all(islands.map((island) => answered(island).then(() => settled(island)))), tooLong]);
  document.documentElement.dataset["ready"] = "";
};
