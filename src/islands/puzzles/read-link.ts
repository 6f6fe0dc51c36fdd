import { isMotif } from "../../catalogue/motifs.ts";
import { isPuzzleId } from "../../catalogue/puzzle.ts";
import { fail, ok, type Result } from "../../reversi/result.ts";
import type { Wish } from "../../training/puzzles/choice.ts";
import { IMAGES } from "../../training/puzzles/task.ts";

/** What of a link cannot be used. `token` is what it says there, cut to 20 characters. */
export interface LinkFault {
  readonly field: "id" | "image" | "motif" | "moves";
  readonly token: string;
}

/** What a link asks for: one puzzle first, perhaps in one of its images; and what comes after it. */
export interface Asked {
  readonly id: string | null;
  readonly image: number | null;
  readonly wish: Wish;
}

/** Reads the query of a link: `id=` a puzzle, `image=0..7`; `motif=`, `moves=` a length, or `failed`. That there is such a puzzle is not known yet. */
export function readLink(query: string): Result<Asked, LinkFault> {
  const asked = new URLSearchParams(query);
  const wrong = (field: LinkFault["field"], token: string) => fail({ field, token: token.slice(0, 20) });
  const [id, image, motif, moves] = ["id", "image", "motif", "moves"].map((field) => asked.get(field));
  if (id != null && !isPuzzleId(id)) return wrong("id", id);
  if (image != null && !(/^\d$/.test(image) && Number(image) < IMAGES)) return wrong("image", image);
  if (motif != null && !isMotif(motif)) return wrong("motif", motif);
  if (moves != null && !/^[1-9]$/.test(moves)) return wrong("moves", moves);
  const wish: Wish =
    motif != null && isMotif(motif)
      ? { kind: "motif", motif }
      : moves != null
        ? { kind: "length", moves: Number(moves) }
        : { kind: asked.has("failed") ? "failed" : "any" };
  return ok({ id: id ?? null, image: image == null ? null : Number(image), wish });
}
