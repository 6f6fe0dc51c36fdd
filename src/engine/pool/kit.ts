import moduleAddress from "../generated/engine.wasm?url&no-inline";
import { unpack } from "../unpack.ts";
import weightsAddress from "../weights/evaluation.bin?url&no-inline";
import type { Kit } from "./desk.ts";

const answerOf = async (address: string): Promise<Response> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response;
};

async function loadModule(): Promise<WebAssembly.Module> {
  const response = await answerOf(moduleAddress);
  // A host that calls it by another type than application/wasm would be refused by the streaming compiler.
  return WebAssembly.compile(await response.arrayBuffer());
}

async function loadWeights(): Promise<Uint8Array> {
  const response = await answerOf(weightsAddress);
  return unpack(new Uint8Array(await response.arrayBuffer()));
}

/** Browsers of before 2023 cannot unpack the weights, and need not fetch them each time to find out. */
const canUnpack = "DecompressionStream" in globalThis;

/** Loads once what works; what failed is tried again by the next who asks. */
function once<T>(load: () => Promise<T>): () => Promise<T | null> {
  let loaded: Promise<T | null> | null = null;
  return () => {
    loaded ??= load().catch(() => {
      loaded = null;
      return null;
    });
    return loaded;
  };
}

const plainKit = once(async (): Promise<Kit> => ({ module: await loadModule(), weights: null }));
const fullKit = once(async (): Promise<Kit> => {
  const [plain, weights] = await Promise.all([plainKit(), loadWeights()]);
  if (plain === null) throw new Error("no engine");
  return { module: plain.module, weights };
});

/** The kit of this page, with the trained weights where asked for; without them if they do not come, null where there is no engine. */
export const kit = async (withWeights: boolean): Promise<Kit | null> =>
  (withWeights && canUnpack ? await fullKit() : null) ?? plainKit();
