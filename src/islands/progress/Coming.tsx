import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import type { Due } from "../../training/today/queue.ts";
import { stretchesOf } from "./puzzle-standing.ts";

interface ComingProps {
  readonly coming: readonly Due[];
  readonly t: Translate;
}

/** What comes back when; nothing where nothing does. */
export function Coming({ coming, t }: ComingProps): VNode | null {
  const stretches = stretchesOf(coming, Date.now());
  if (stretches.length === 0) return null;
  return (
    <section aria-labelledby="coming">
      <div class="record-head">
        <h2 id="coming">{t("progress.coming")}</h2>
        <p class="record-sum">{t("progress.coming.note")}</p>
      </div>
      <table class="record-table">
        <thead>
          <tr>
            <th scope="col">{t("progress.coming.when")}</th>
            <th scope="col">{t("progress.coming.puzzles")}</th>
            <th scope="col">{t("progress.coming.openings")}</th>
            <th scope="col">{t("progress.coming.tasks")}</th>
            <th scope="col">{t("progress.coming.mistakes")}</th>
          </tr>
        </thead>
        <tbody>
          {stretches.map(({ when, puzzle, opening, exercise, mistake }) => (
            <tr key={when}>
              <th scope="row">{t(`progress.coming.${when}`)}</th>
              <td>{puzzle}</td>
              <td>{opening}</td>
              <td>{exercise}</td>
              <td>{mistake}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
