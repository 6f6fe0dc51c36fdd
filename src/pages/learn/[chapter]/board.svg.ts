import type { APIRoute, InferGetStaticPropsType } from "astro";
import { describeBoard } from "../../../board/describe.ts";
import { boardSvg } from "../../../board/svg.ts";
import { lessonStep, positionAt } from "../../../layouts/content/lesson-steps.ts";
import { allChapters, exerciseCalled } from "../../../layouts/content/lessons.ts";
import { ENGLISH, translator } from "../../../locales/text.ts";

export async function getStaticPaths() {
  const chapters = await allChapters("en");
  return chapters.map((chapter) => ({ params: { chapter: chapter.id }, props: { chapter } }));
}

/** The board that a chapter opens with, as its picture. Nothing in it tells what is asked there. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { chapter } }) => {
  const t = translator(ENGLISH);
  const [lesson] = chapter.lessons;
  const step = lesson?.steps[0];
  if (step === undefined) throw new Error(`content/lessons/en/${chapter.id} holds no step`);
  const entry =
    step.exercise === undefined
      ? null
      : await exerciseCalled(step.exercise, `${lesson?.text.filePath}: step ${step.id}`);
  const position = positionAt(lessonStep(step, entry, "en").place);
  const { summary, rows } = describeBoard(position, t);
  const picture = boardSvg(position, {
    title: chapter.data.title,
    description: [summary, ...rows].join(" "),
    coordinates: false,
  });
  return new Response(picture, { headers: { "Content-Type": "image/svg+xml" } });
};
