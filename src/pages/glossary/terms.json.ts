import type { APIRoute } from "astro";
import { TERMS_OF_REASONS } from "../../coach/explain/teaches.ts";
import { allTerms, termPath } from "../../layouts/content/glossary.ts";
import { link } from "../../layouts/link.ts";

/** The words that the coach's reasons lead on to, each with the address of the step that teaches it, or of its place in the glossary. */
export const GET: APIRoute = async () => {
  const terms = (await allTerms("en")).flatMap((letter) => letter.terms);
  const leads = terms
    .filter(({ id }) => TERMS_OF_REASONS.includes(id))
    .map(({ id, data, taught }) => [id, { word: data.term, path: link(taught?.path ?? termPath(id)) }]);
  return Response.json(Object.fromEntries(leads));
};
