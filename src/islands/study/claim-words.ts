import { movesIn } from "../../catalogue/place.ts";
import type { StudyClaim } from "../../catalogue/study.ts";
import type { Translate } from "../../locales/text.ts";

const listed = (squares: readonly string[]): string => squares.join(", ");

/** "e2 d2: " before a claim about the position after these moves. */
const afterWords = ({ after }: StudyClaim, t: Translate): string =>
  after === undefined ? "" : t("claim.after", { moves: movesIn(after).join(" ") });

/** A claim in words. The numbers come from the claim itself, so that text and proof cannot part. */
export const claimWords = (claim: StudyClaim, t: Translate): string => afterWords(claim, t) + bareWords(claim, t);

function bareWords(claim: StudyClaim, t: Translate): string {
  switch (claim.kind) {
    case "flips": {
      const sum = claim.lines.join(" + ");
      const total = claim.lines.reduce((before, line) => before + line, 0);
      return claim.lines.length === 1
        ? t("claim.flips.one-row", { move: claim.move, count: total })
        : t("claim.flips", { move: claim.move, sum, total });
    }
    case "turned":
      return t("claim.turned", { move: claim.move, squares: listed(claim.squares) });
    case "legal":
      return t("claim.legal", { squares: listed(claim.squares) });
    case "illegal":
      return t("claim.illegal", { squares: listed(claim.squares) });
    case "passed":
      return t(`claim.passed.${claim.side}`);
    case "symmetric":
      return claim.about === "main-diagonal" || claim.about === "other-diagonal"
        ? t(`claim.symmetric.${claim.about}`)
        : t("claim.symmetric");
    case "ends":
      return t(`claim.ends.${claim.how}`);
    case "discs":
      return t("claim.discs", claim);
    case "only-move":
      return t("claim.only-move", claim);
    case "final":
      return t("claim.final", claim);
    case "reachable":
      return t("claim.reachable", claim);
    case "most-flips":
      return t("claim.most-flips", claim);
    case "worth": {
      const values = { move: claim.move, count: Math.abs(claim.score) };
      return claim.score === 0
        ? t("claim.worth.draw", values)
        : t(claim.score > 0 ? "claim.worth.win" : "claim.worth.loss", values);
    }
    case "best":
      return t("claim.best", { squares: listed(claim.squares) });
    case "only-way":
      return t(`claim.only-way.${claim.goal}`, { moves: movesIn(claim.moves).join(" ") });
    case "forces":
      return t(`claim.forces.${claim.event}`, { squares: listed(claim.squares), count: claim.within });
    case "unforced":
      return t(`claim.unforced.${claim.event}`, { count: claim.within });
    case "reserve":
      return t(`claim.reserve.${claim.against}`, claim);
    case "wipe-outs":
      return t("claim.wipe-outs", claim);
  }
}
