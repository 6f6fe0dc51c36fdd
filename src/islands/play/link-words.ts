import type { Translate } from "../../locales/text.ts";
import { LEVELS } from "../../training/seating.ts";
import type { LinkFault } from "./link.ts";

/** What is wrong with a link, in one sentence. */
export function linkWords(fault: LinkFault, t: Translate): string {
  return t("play.link.bad", { why: faultWords(fault, t) });
}

function faultWords(fault: LinkFault, t: Translate): string {
  if (fault.field === "level") return t("play.link.level", { token: fault.token, most: LEVELS.length });
  if (fault.field !== "moves") return t(`play.link.${fault.field}`, { token: fault.token });
  const { code, ply, token, legal } = fault.error;
  const known = (["BAD_TOKEN", "NO_SUCH_SQUARE", "ILLEGAL_MOVE", "ILLEGAL_PASS", "GAME_OVER"] as const).find(
    (one) => one === code,
  );
  const why = t(`play.link.${known ?? "other"}`, { legal: legal.join(", ") });
  return t("play.link.at", { number: ply ?? 1, token: token ?? "", why });
}
