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

/** Marks html[data-ready] once every island of the first view (client:load) answers, has failed, or has taken too long. */
export const markReady = async (): Promise<void> => {
  const islands = [...document.querySelectorAll('astro-island[client="load"]')];
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  if (islands.length > 0) await Promise.race([Promise.all(islands.map(answered)), tooLong]);
  document.documentElement.dataset["ready"] = "";
};
