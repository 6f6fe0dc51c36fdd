import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import type { GameRecord, Keeper } from "../../progress/index.ts";
import { gameWords } from "./game-words.ts";
import { dateOf } from "./words.ts";

/** So many games are listed at first. */
const FIRST = 8;

interface GamesProps {
  readonly games: ReadonlyMap<string, GameRecord>;
  readonly keeper: Keeper;
  /** The page on which games are played. */
  readonly play: string;
  readonly language: string;
  readonly t: Translate;
}

/** The games that were begun, the newest first; each can be opened again. */
export function Games({ games, keeper, play, language, t }: GamesProps): VNode | null {
  const [isLong, setIsLong] = useState(false);
  const begun = [...games].filter(([, { plies }]) => plies > 0).reverse();
  if (begun.length === 0) return null;
  const listed = isLong ? begun : begun.slice(0, FIRST);
  return (
    <section aria-labelledby="games">
      <div class="record-head">
        <h2 id="games">{t("progress.games")}</h2>
      </div>
      <ul class="index">
        {listed.map(([id, record]) => {
          const game = keeper.gameOfRecord(record);
          if (game === null) return null;
          const { title, standing } = gameWords(record, game, t);
          return (
            <li key={id} class="index-item">
              <a class="index-link" href={`${play}?game=${encodeURIComponent(id)}`}>
                <span class="index-title">{title}</span>
                <span class="record-state">
                  {standing} {dateOf(record.at, language)}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      {listed.length < begun.length && (
        <button type="button" class="button plain" onClick={() => setIsLong(true)}>
          {t("progress.games.all", { count: begun.length })}
        </button>
      )}
    </section>
  );
}
