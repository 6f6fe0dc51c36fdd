import { existsSync, readFileSync } from "node:fs";
import { unpack } from "./unpack.ts";

const engineFile = new URL("./generated/engine.wasm", import.meta.url);
const weightsFile = new URL("./weights/evaluation.bin", import.meta.url);

/** The compiled engine, which must have been assembled, and its weights; these are null while there are none. */
export async function loadEngine(): Promise<{
  readonly module: WebAssembly.Module;
  readonly weights: Uint8Array | null;
}> {
  const module = await WebAssembly.compile(readFileSync(engineFile));
  return { module, weights: existsSync(weightsFile) ? await unpack(readFileSync(weightsFile)) : null };
}
