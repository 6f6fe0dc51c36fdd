import { useState } from "preact/hooks";

/** What a status region says: `turn` changes each time, so that the same words are said again. */
export interface Said {
  readonly text: string;
  readonly turn: number;
}

/** What has just happened, and the function that says the next thing. */
export function useSaid(): readonly [said: Said, say: (text: string) => void] {
  const [said, setSaid] = useState<Said>({ text: "", turn: 0 });
  return [said, (text) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))];
}
