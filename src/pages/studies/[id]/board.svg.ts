import type { APIRoute, InferGetStaticPropsType } from "astro";
import { allStudies } from "../../../layouts/content/studies.ts";
import { pictureOf } from "../../../layouts/parts/study-picture.ts";
import { ENGLISH, translator } from "../../../locales/text.ts";

export async function getStaticPaths() {
  const studies = await allStudies("en");
  return studies.map(({ id, facts, text }) => ({ params: { id }, props: { facts, title: text.data.title } }));
}

/** The board of a study as a picture, to be shared. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { facts, title } }) =>
  new Response(pictureOf(facts, title, translator(ENGLISH)), { headers: { "Content-Type": "image/svg+xml" } });
