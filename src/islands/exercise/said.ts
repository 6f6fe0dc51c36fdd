import { useState } from "preact/hooks";

/** What a status region says: `turn` changes each time, so that the same words are said again. */
export interface Said {
  readonly text: string;
  readonly turn: number;
}

/**
 * How long a tap that comes too late says nothing after a move or a verdict, in milliseconds: it is the second of a double tap, or was made
 * while discs still turned, and an answer to it would drown the verdict.
 */
export const ECHO = 1000;

/** What has just happened, and the function that says the next thing. */
export function useSaid(): readonly [said: Said, say: (text: string) => void] {
  const [said, setSaid] = useState<Said>({ text: "", turn: 0 });
  return [said, (text) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))];
}
