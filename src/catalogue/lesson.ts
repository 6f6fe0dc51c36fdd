import { z } from "astro/zod";
import { line, place, slug } from "./fields.ts";
import { MARKS } from "./marks.ts";

/** The points of the table of coverage that a lesson or a study holds. */
export const covers = z.array(z.string().regex(/^[A-F]\d{1,2}$/, "a point is written A3")).default([]);

/** The head of a lesson: `content/lessons/<language>/<chapter>/<lesson>.mdx`. Its body is `<Step>`s and nothing else. */
export const lessonHead = z.strictObject({
  /** The heading. */
  title: line,
  /** One sentence under the heading, and in the list. */
  summary: line,
  /** What the learner can do afterwards, each in a few words. */
  goals: z.array(line).min(1).max(4),
  /** Its place in the chapter. */
  order: z.int().positive(),
  /** The ids of two exercises that are answered from memory before these lines are shown. */
  questions: z.array(slug).length(2).optional(),
  /** The three lines to take along. */
  recap: z.array(line).length(3),
  /** After it a first game may be played: against the opponent of this level, 1 to 6. */
  play: z.int().min(1).max(6).optional(),
  /** The points of the table of coverage that it holds. */
  covers,
});

/** A chapter: `content/lessons/<language>/<chapter>/_chapter.yaml`. */
export const chapter = z.strictObject({
  title: line,
  /** One sentence, for the list. */
  summary: line,
  /** Its place among the chapters. */
  order: z.int().positive(),
  /** The ids of the exercises that the chapter's test is mixed from. */
  test: z.array(slug).min(1),
  /** Whether it is for readers from eight years on: a step has at most 40 words, and can be listened to. */
  young: z.boolean().default(false),
});

/** The most words that a step may have in a chapter for young readers. */
export const YOUNG_WORDS = 40;

/** The attributes of a `<Step>`. */
export const stepFields = z
  .strictObject({
    /** Its name in the lesson, for links and for the learner's record. It does not change when the step is reworded. */
    id: slug,
    /** The id of the exercise whose board and task it has; then it has no board of its own. */
    exercise: slug.optional(),
    ...place,
    variant: place.variant.unwrap().optional(),
    /** Moves that are then played for show on the board. */
    play: place.moves,
    /** What is drawn on the board: `ring:d3 cross:e4 dot:f5 stable:a1 frontier:c3 number:e5=2 arrow:a1-h8`. */
    marks: z.string().regex(MARKS, "marks are written ring:d3 number:e5=2 arrow:a1-h8, parted by spaces").optional(),
  })
  .superRefine(({ id: _id, exercise, ...board }, context) => {
    if (exercise === undefined) return;
    for (const [field, value] of Object.entries(board)) {
      if (value !== undefined && field !== "marks" && field !== "play") {
        context.addIssue({
          code: "custom",
          path: [field],
          message: "a step with an exercise has the exercise's board",
        });
      }
    }
  });

export type LessonHead = z.infer<typeof lessonHead>;
export type Chapter = z.infer<typeof chapter>;
export type StepFields = z.infer<typeof stepFields>;
