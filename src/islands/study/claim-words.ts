import { movesIn } from "../../catalogue/place.ts";
import type { StudyClaim } from "../../catalogue/study.ts";
import type { TranslateClaim } from "../../locales/claims.ts";

const listed = (squares: readonly string[]): string => squares.join(", ");

/** "e2 d2: " before a claim about the position after these moves. */
const afterWords = ({ after }: StudyClaim, t: TranslateClaim): string =>
  after === undefined ? "" : t("after", { moves: movesIn(after).join(" ") });

/** A claim in words. The numbers come from the claim itself, so that text and proof cannot part. */
export const claimWords = (claim: StudyClaim, t: TranslateClaim): string => afterWords(claim, t) + bareWords(claim, t);

function bareWords(claim: StudyClaim, t: TranslateClaim): string {
  switch (claim.kind) {
    case "flips": {
      const sum = claim.lines.join(" + ");
      const total = claim.lines.reduce((before, line) => before + line, 0);
      return claim.lines.length === 1
        ? t("flips.one-row", { move: claim.move, count: total })
        : t("flips", { move: claim.move, sum, total });
    }
    case "turned":
      return t("turned", { move: claim.move, squares: listed(claim.squares) });
    case "legal":
      return t("legal", { squares: listed(claim.squares) });
    case "illegal":
      return t("illegal", { squares: listed(claim.squares) });
    case "passed":
      return t(`passed.${claim.side}`);
    case "symmetric":
      return claim.about === "main-diagonal" || claim.about === "other-diagonal"
        ? t(`symmetric.${claim.about}`)
        : t("symmetric");
    case "ends":
      return t(`ends.${claim.how}`);
    case "discs":
      return t("discs", claim);
    case "only-move":
      return t("only-move", claim);
    case "final":
      return t("final", claim);
    case "reachable":
      return t("reachable", claim);
    case "most-flips":
      return t("most-flips", claim);
    case "worth": {
      const values = { move: claim.move, count: Math.abs(claim.score) };
      return claim.score === 0 ? t("worth.draw", values) : t(claim.score > 0 ? "worth.win" : "worth.loss", values);
    }
    case "best":
      return t("best", { squares: listed(claim.squares) });
    case "only-way":
      return t(`only-way.${claim.goal}`, { moves: movesIn(claim.moves).join(" ") });
    case "forces":
      return t(`forces.${claim.event}`, { squares: listed(claim.squares), count: claim.within });
    case "unforced":
      return t(`unforced.${claim.event}`, { count: claim.within });
    case "reserve":
      return t(`reserve.${claim.against}`, claim);
    case "wipe-outs":
      return t("wipe-outs", claim);
  }
}
