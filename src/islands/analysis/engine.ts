import type { Engine } from "../../engine/client.ts";

let engine: Engine | null = null;

/** The engine beside the page, which is loaded with the first question. */
export async function loadEngine(): Promise<Engine> {
  const { startEngine } = await import("../../engine/client.ts");
  engine ??= startEngine();
  return engine;
}
