import { useLater } from "../exercise/later.ts";
import type { Decided } from "./Decisive.tsx";

const load = () => import("./Decisive.tsx");

/** What decided a game that is over: nothing while there is none. All of it is loaded with the first. */
export function useDecisive({ game, ...rest }: Omit<Decided, "game"> & { readonly game: Decided["game"] | null }) {
  const part = useLater(game !== null, load);
  // It keeps its room from the first, and what comes into it is spoken.
  return (
    game && (
      <div class="decisive" aria-live="polite">
        {part && <part.Decisive key={game.plies.length} game={game} {...rest} />}
      </div>
    )
  );
}
