import { readFile } from "node:fs/promises";

/** The bytes of a file, or of standard input for `-`. Rejects as the file system does if there is no such file. */
export async function readInput(file: string): Promise<Buffer> {
  if (file !== "-") return readFile(file);
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Tells on standard error why a command cannot begin, and makes it end with code 2. */
export function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

/** What the mark at the head of a file says of its encoding; files without one are in UTF-8. */
function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

/** The text of bytes, without the mark of its encoding that some editors set before it. */
export const textOf = (bytes: Buffer): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

export const splitLines = (text: string): readonly string[] => text.split(/\r\n|\n|\r/);

/** Whether a line holds a record: it is neither blank nor all comment, as in a file of OBF (`% …`). */
export const isRecord = (line: string): boolean => !/^\s*(?:%|$)/.test(line);

/** The lines of a text that hold a record. */
export const linesOf = (text: string): readonly string[] => splitLines(text).filter(isRecord);

/** Ends the command without complaint when whoever reads what it prints has stopped, as `head` does. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit();
}

/** Prints lines, as many times as it takes. */
export function print(lines: Iterable<string>): void {
  if (!process.stdout.listeners("error").includes(endWithReader)) process.stdout.on("error", endWithReader);
  for (const line of lines) process.stdout.write(`${line}\n`);
}
