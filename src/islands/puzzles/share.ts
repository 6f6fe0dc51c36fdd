import type { Translate } from "../../locales/text.ts";
import { onSite } from "../analysis/address.ts";
import { copy } from "../analysis/copy.ts";
import type { Item } from "./item.ts";

/** The address of a puzzle in the image that is shown. */
const linkTo = ({ id, image }: Pick<Item, "id" | "image">): string =>
  new URL(onSite(`/puzzles/?id=${id}&image=${image}`), location.href).href;

/** Hands a link on: by the device's own way to share, else to be pasted. */
async function shareLink(url: string, title: string): Promise<"shared" | "copied" | "failed"> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === "AbortError") return "shared";
    }
  }
  return (await copy(url)) ? "copied" : "failed";
}

/** Shares the link to a puzzle, and tells what came of it; nothing where the device has asked itself. */
export async function shareWords(item: Item, title: string, t: Translate): Promise<string> {
  const link = linkTo(item);
  const how = await shareLink(link, title);
  if (how === "failed") return t("puzzle.share.link", { link });
  return how === "copied" ? t("puzzle.shared") : "";
}
