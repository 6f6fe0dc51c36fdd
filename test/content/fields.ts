import type { z } from "astro/zod";
import { parse } from "yaml";
import { withLines } from "./lines.ts";

/** What `schema` reads in the YAML of a file. Throws with its name, the line, the field and the reason where it does not fit. */
export function fieldsOf<S extends z.ZodType>(schema: S, path: string, yaml: string, whole = yaml): z.infer<S> {
  const refuse = (reason: string): Error => new Error(withLines([`${path}: ${reason}`], () => whole)[0]);
  let data: unknown;
  try {
    data = parse(yaml);
  } catch (error) {
    throw refuse(error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw refuse([issue?.path.join("."), issue?.message].filter(Boolean).join(": "));
}
