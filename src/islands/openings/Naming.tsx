import type { ComponentChildren, VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import { onSite } from "../analysis/address.ts";
import type { Naming as Words } from "./words.ts";

interface NamingProps {
  readonly naming: Words;
  /** What has been done and is seen nowhere else; empty if nothing was. */
  readonly note: string;
  /** The page about the opening; undefined where there is none. */
  readonly about: string | undefined;
  /** The star of the position, where it can have one. */
  readonly children: ComponentChildren;
  readonly t: Translate;
}

/** The name so far, and where the game stands to it; in its place for a while, what has just been done. */
export const Naming = ({ naming: { title, japanese, text }, note, about, children, t }: NamingProps): VNode => (
  <div class="book-name">
    <p class="book-called">
      {title}
      {japanese !== "" && (
        <>
          {" "}
          <span lang="ja">{japanese}</span>
        </>
      )}
      {about !== undefined && (
        <>
          {" "}
          <a class="book-about" href={about}>
            {t("explorer.about")}
          </a>
        </>
      )}{" "}
      <a class="book-about book-drill" href={onSite("/openings/drill/")}>
        {t("explorer.drill")}
      </a>
    </p>
    {children}
    <p class="book-told">{note || text}</p>
  </div>
);
