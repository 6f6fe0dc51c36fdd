import { answer, type Question } from "./question.ts";

/** The search beside the page: each question comes with a number, and its answer goes back with the same. */
addEventListener("message", ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  postMessage({ id: data.id, answer: answer(data.question) });
});
