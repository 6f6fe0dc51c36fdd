// Compiles the engine from AssemblyScript to WebAssembly where it is missing or older than its sources.
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const sources = join(import.meta.dirname, "../engine/assembly");

/** Where the compiled engine lies; git does not keep it. */
export const engineFile: string = join(import.meta.dirname, "../engine/generated/engine.wasm");

const isCurrent = (): boolean => {
  if (!existsSync(engineFile)) return false;
  const { mtimeMs } = statSync(engineFile);
  return readdirSync(sources).every((name) => statSync(join(sources, name)).mtimeMs <= mtimeMs);
};

/**
 * Sees to it that the compiled engine is there and up to date; says nothing. Two processes may do it at once: each puts a whole
 * file in place. Rejects with what the compiler says if a source has a fault.
 */
export async function assembleEngine(): Promise<void> {
  if (isCurrent()) return;
  const { default: asc } = await import("assemblyscript/asc");
  let wasm: Uint8Array | undefined;
  const { error, stderr } = await asc.main(
    ["index.ts", "--baseDir", sources, "--outFile", "engine.wasm", "-O3", "--runtime", "stub", "--noAssert"],
    {
      writeFile: (_name: string, contents: string | Uint8Array) => {
        if (typeof contents !== "string") wasm = contents;
      },
    },
  );
  if (error || !wasm) throw new Error(`the engine does not compile: ${stderr.toString()}`);
  mkdirSync(dirname(engineFile), { recursive: true });
  const draft = `${engineFile}.${process.pid}`;
  writeFileSync(draft, wasm);
  renameSync(draft, engineFile);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await assembleEngine();
