import type { Translate } from "../../locales/text.ts";

/** A time in seconds, as one says it: "48 s", "1 min 5 s". */
export function timeWords(seconds: number, t: Translate): string {
  const minutes = Math.floor(seconds / 60);
  const rest = { seconds: seconds % 60 };
  return minutes === 0 ? t("train.seconds", rest) : t("train.minutes", { minutes, ...rest });
}

/** How a round came out, in one line: "9 of 10 in 48 s". */
export const roundWords = (
  { right, of, seconds }: { readonly right: number; readonly of: number; readonly seconds: number },
  t: Translate,
): string => t("train.round", { right, of, time: timeWords(seconds, t) });
