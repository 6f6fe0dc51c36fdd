/** Lets all come that the drill needs from the first move on, so that it is there without a network. Never rejects: a move that it is wanting for says so. */
export async function loadRest(): Promise<void> {
  await Promise.allSettled([
    import("../../exercise/judge.ts"),
    import("../../exercise/ask.ts"),
    import("../../exercise/sight.ts"),
    import("../../exercise/LineSteps.tsx"),
    import("../../puzzles/typing.ts"),
    import("../../tries/Tries.tsx"),
    import("../../coach/Coach.tsx"),
    import("../../overlays/Overlays.tsx"),
    import("../../../engine/client.ts"),
    import("../../../training/openings/traps.ts"),
    import("../../../progress/index.ts").then(({ openKeeper }) => openKeeper()),
  ]);
}
