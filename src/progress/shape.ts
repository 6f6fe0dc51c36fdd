import { fail, ok, type Result } from "../reversi/result.ts";

/** Why a value is not what it should be. */
export type FaultCode =
  | "not-fields"
  | "not-a-list"
  | "not-text"
  | "not-whole"
  | "not-yes-or-no"
  | "not-one-of"
  | "not-moves"
  | "missing"
  | "unknown";

/** What is wrong with a value from outside, and where in it: `path` is written like `entries[3].data.tries`, empty for the whole. */
export interface Fault<Code = FaultCode> {
  readonly path: string;
  readonly code: Code;
}

/**
 * Reads a value from outside, found at `path`, as a T. What it gives is made anew, with its fields in a fixed order, so that equal values
 * have equal JSON. (Written by hand: zod tries out `eval`, which the pages' security policy reports, and weighs more than the rest of
 * this folder.)
 */
export type Shape<T> = (value: unknown, path: string) => Result<T, Fault>;

const at = (path: string, field: string): string => (path === "" ? field : `${path}.${field}`);

/** Text of one to `longest` characters. */
export const text =
  (longest: number): Shape<string> =>
  (value, path) =>
    typeof value === "string" && value !== "" && value.length <= longest ? ok(value) : fail({ path, code: "not-text" });

/** Text of this form. */
export const written =
  (pattern: RegExp): Shape<string> =>
  (value, path) =>
    typeof value === "string" && pattern.test(value) ? ok(value) : fail({ path, code: "not-text" });

/** A whole number from `least` to `most`. */
export const whole =
  (least: number, most: number): Shape<number> =>
  (value, path) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? ok(Number(value))
      : fail({ path, code: "not-whole" });

/** A moment: milliseconds since 1970, up to the last one that a Date can hold. */
export const moment = whole(0, 8.64e15);

export const yesOrNo: Shape<boolean> = (value, path) =>
  typeof value === "boolean" ? ok(value) : fail({ path, code: "not-yes-or-no" });

export const oneOf =
  <const T extends string>(values: readonly T[]): Shape<T> =>
  (value, path) => {
    const found = values.find((known) => known === value);
    return found === undefined ? fail({ path, code: "not-one-of" }) : ok(found);
  };

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, path) =>
    value === null ? ok(null) : shape(value, path);

export const list =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return fail({ path, code: "not-a-list" });
    const items: T[] = [];
    for (const [index, item] of value.entries()) {
      const read = shape(item, `${path}[${index}]`);
      if (!read.ok) return read;
      items.push(read.value);
    }
    return ok(items);
  };

/** Texts in no order, none twice: given sorted. */
export const setOf =
  (shape: Shape<string>): Shape<readonly string[]> =>
  (value, path) => {
    const read = list(shape)(value, path);
    return read.ok ? ok([...new Set(read.value)].sort()) : read;
  };

/** An object with just the fields of `shapes`. Those named in `optional` may be left out. */
export const fields =
  <T extends object>(
    shapes: { readonly [K in keyof T]-?: Shape<Exclude<T[K], undefined>> },
    optional: readonly (keyof T & string)[] = [],
  ): Shape<T> =>
  (value, path) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return fail({ path, code: "not-fields" });
    const found = new Map<string, unknown>(Object.entries(value));
    const made: Record<string, unknown> = {};
    for (const [name, shape] of Object.entries<Shape<unknown>>(shapes)) {
      const place = at(path, name);
      if (!found.has(name)) {
        if (optional.some((other) => other === name)) continue;
        return fail({ path: place, code: "missing" });
      }
      const read = shape(found.get(name), place);
      if (!read.ok) return read;
      made[name] = read.value;
      found.delete(name);
    }
    const [stray] = found.keys();
    return stray === undefined ? ok(made as T) : fail({ path: at(path, stray), code: "unknown" });
  };

/** Any value, as it is. */
export const anything: Shape<unknown> = (value) => ok(value);
