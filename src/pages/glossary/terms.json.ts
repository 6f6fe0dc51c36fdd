import type { APIRoute } from "astro";
import { termOf } from "../../coach/explain/teaches.ts";
import { allTerms, termPath } from "../../layouts/content/glossary.ts";
import { link } from "../../layouts/link.ts";
import type { CoachKey } from "../../locales/coach.ts";
import { enCoach } from "../../locales/en-coach.ts";

const TAUGHT = new Set(Object.keys(enCoach).map((key) => termOf(key as CoachKey)));

/** The words that the coach's reasons lead on to, each with the address of the step that teaches it, or of its place in the glossary. */
export const GET: APIRoute = async () => {
  const terms = (await allTerms("en")).flatMap((letter) => letter.terms);
  const leads = terms
    .filter(({ id }) => TAUGHT.has(id))
    .map(({ id, data, taught }) => [id, { word: data.term, path: link(taught?.path ?? termPath(id)) }]);
  return Response.json(Object.fromEntries(leads));
};
