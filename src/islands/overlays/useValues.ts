import { useEffect, useState } from "preact/hooks";
import type { BoardView } from "../../board/types.ts";
import type { Engine } from "../../engine/client.ts";
import { toBitBoard } from "../../reversi/index.ts";
import type { Scene } from "./scene.ts";

/** How long moves are valued, in milliseconds: long enough for an ending to be read out. */
const PATIENCE = 3000;

let engine: Engine | null = null;

async function loadEngine(): Promise<Engine> {
  const { startEngine } = await import("../../engine/client.ts");
  engine ??= startEngine({ size: 1 });
  return engine;
}

interface Known {
  readonly of: string;
  readonly values: Scene["values"];
}

const NOTHING: Known = { of: "", values: undefined };

/**
 * What is known of the values of the moves in `view`, which is called `of`, while they are `wanted`; it grows. Tells `onEnd` once no more will be
 * known.
 */
export function useValues(view: BoardView, of: string, wanted: boolean, onEnd: () => void): Scene["values"] {
  const [known, setKnown] = useState(NOTHING);
  useEffect(() => {
    const { board, toMove } = view;
    if (!wanted || toMove === null) return;
    let end = (): void => undefined;
    let isOver = false;
    const tell = (values: Scene["values"]): void => {
      if (!isOver) setKnown({ of, values });
    };
    const work = async (): Promise<void> => {
      const { analyse } = await loadEngine();
      if (isOver) return;
      const limit = { kind: "time", milliseconds: PATIENCE } as const;
      const asked = analyse(toBitBoard(board, toMove), { limit, moves: "every" }, tell);
      end = asked.cancel;
      if ((await asked.answer) === null) tell("lost");
      if (!isOver) onEnd();
    };
    work().catch(() => tell("lost"));
    return () => {
      isOver = true;
      end();
    };
  }, [of, wanted]);
  return known.of === of ? known.values : "thinking";
}
