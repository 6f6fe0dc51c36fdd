import { useLater } from "../exercise/later.ts";
import type { Shown } from "../exercise/session.ts";
import type { Decided } from "./Decisive.tsx";

const load = () => import("./Decisive.tsx");

/** What decided a game that is over: nothing while there is none. All of it is loaded with the first. */
export function useDecisive(over: Shown["over"], rest: Omit<Decided, keyof NonNullable<Shown["over"]>>) {
  const part = useLater(over !== null, load);
  // It keeps its room from the first, and what comes into it is spoken.
  return (
    over && (
      <div class="decisive" aria-live="polite">
        {part && <part.Decisive key={over.game.plies.length} {...over} {...rest} />}
      </div>
    )
  );
}
