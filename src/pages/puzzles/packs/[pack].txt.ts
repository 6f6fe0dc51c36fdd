import type { APIRoute } from "astro";
import { formatSealedPuzzle, PACKS } from "../../../catalogue/puzzle.ts";
import { puzzlesOf } from "../../../layouts/content/puzzles.ts";

export const getStaticPaths = () => PACKS.map((pack) => ({ params: { pack } }));

/** The puzzles whose ids begin with one digit, one a line, their answers sealed. */
export const GET: APIRoute = ({ params }) =>
  new Response(
    puzzlesOf(params["pack"] ?? "")
      .map(({ puzzle }) => `${formatSealedPuzzle(puzzle)}\n`)
      .join(""),
  );
