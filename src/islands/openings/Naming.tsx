import type { VNode } from "preact";
import type { Naming as Words } from "./words.ts";

/** The name so far, and where the game stands to it. */
export const Naming = ({ naming: { title, japanese, text } }: { readonly naming: Words }): VNode => (
  <div class="book-name">
    <p class="book-called">
      {title}
      {japanese !== "" && (
        <>
          {" "}
          <span lang="ja">{japanese}</span>
        </>
      )}
    </p>
    <p class="book-told">{text}</p>
  </div>
);
