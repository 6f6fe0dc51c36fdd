import type { Translate } from "../../locales/text.ts";
import type { RecordError } from "../../reversi/index.ts";
import type { PasteFault } from "./read-paste.ts";

/** What is wrong with a record and, where it is at a move, which. */
function recordWords({ code, ply, token, reason, legal }: RecordError, t: Translate): string {
  const why =
    code === "ILLEGAL_MOVE" && reason === "occupied" ? t("analysis.fault.occupied") : t(`analysis.fault.${code}`);
  const told = token === null ? "" : token.slice(0, 20);
  const where =
    ply !== null
      ? t("analysis.fault.at", { number: ply, token: told, why })
      : told === ""
        ? why
        : t("analysis.fault.token", { token: told, why });
  return legal.length === 0 ? where : `${where} ${t("analysis.fault.legal", { legal: legal.join(", ") })}`;
}

/** What is wrong with a paste or a link, in a sentence or two. */
export function faultWords(fault: PasteFault, t: Translate): string {
  switch (fault.field) {
    case "record":
      return `${recordWords(fault.error, t)} ${t("analysis.fault.kept")}`;
    case "moves":
    case "position":
      return recordWords(fault.error, t);
    default:
      return t(`analysis.fault.${fault.field}`, { token: fault.token });
  }
}
