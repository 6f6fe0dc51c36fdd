import type { APIRoute } from "astro";
import { sealedSheet } from "../../layouts/content/lesson-steps.ts";
import { type ExerciseEntry, exerciseCalled } from "../../layouts/content/lessons.ts";
import { allShelved } from "../../layouts/content/shelf.ts";

export async function getStaticPaths() {
  const ids = [...(await allShelved("en")).keys()];
  return Promise.all(
    ids.map(async (id) => ({ params: { id }, props: { entry: await exerciseCalled(id, "the shelf") } })),
  );
}

/** An exercise of a lesson or a test by itself, sealed: what comes back is asked outside of its lesson. */
export const GET: APIRoute<{ entry: ExerciseEntry }> = ({ props }) => new Response(sealedSheet(props.entry.data, "en"));
