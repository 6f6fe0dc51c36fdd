import { loadOverlays } from "../overlays/useOverlays.tsx";

export const loadCoach = () => import("../coach/Coach.tsx");
export const loadField = () => import("./Typing.tsx");
export const loadSearch = () => import("./Search.tsx");
export const loadStar = () => import("./Star.tsx");
/** Loads what keeps a star. */
const loadKeeper = async () => (await import("../../progress/index.ts")).openKeeper();

/** Lets all of it come, so that it is there without a network. Never rejects: who wants a part that did not come is told then. */
export async function loadParts(): Promise<void> {
  const loads: readonly (() => Promise<unknown>)[] = [
    loadCoach,
    loadField,
    loadSearch,
    loadStar,
    loadOverlays,
    loadKeeper,
  ];
  await Promise.allSettled(loads.map((load) => load()));
}
