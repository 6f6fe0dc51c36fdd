import type { TargetedSubmitEvent, VNode } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import type { Book } from "../../openings/index.ts";
import { find } from "./find.ts";
import type { Walk } from "./walk.ts";

interface SearchProps {
  /** Null before it is there. */
  readonly book: Book | null;
  readonly onGo: (walk: Walk) => void;
  readonly onSay: (text: string) => void;
  readonly t: Translate;
}

/** How many openings are listed. */
const MOST = 8;

/** A field that finds openings, where one starts to type at once, and under it what was found. */
export function Search({ book, onGo, onSay, t }: SearchProps): VNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  useEffect(() => field.current?.focus(), []);
  const found = book === null || text.trim() === "" ? [] : find(text, book);
  const words =
    text.trim() === "" || book === null
      ? t("explorer.search.hint")
      : found.length === 0
        ? t("explorer.search.none")
        : t("explorer.search.count", { count: found.length });
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const [first] = found;
    if (first === undefined) onSay(words);
    else onGo(first.walk);
  };
  return (
    <form class="book-search" role="search" noValidate onSubmit={submit}>
      <label class="side-title" for={`${id}-field`}>
        {t("explorer.search")}
      </label>
      <input
        ref={field}
        id={`${id}-field`}
        class="field"
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellcheck={false}
        enterkeyhint="search"
        maxLength={200}
        value={text}
        aria-describedby={`${id}-told`}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p id={`${id}-told`} class="side-note" aria-live="polite">
        {words}
      </p>
      {found.length > 0 && (
        <ul class="book-found">
          {found.slice(0, MOST).map((one) => (
            <li key={one.key}>
              <button type="button" class="book-result" onClick={() => onGo(one.walk)}>
                <b>{one.title === "" ? t("explorer.search.moves", { moves: one.moves }) : one.title}</b>{" "}
                {one.japanese !== "" && <span lang="ja">{one.japanese}</span>}
                {one.title !== "" && (
                  <span class="book-line" dir="ltr">
                    {one.moves}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {found.length > MOST && <p class="side-note">{t("explorer.search.more", { count: found.length - MOST })}</p>}
    </form>
  );
}
