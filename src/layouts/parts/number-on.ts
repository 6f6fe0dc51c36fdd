const given = new WeakMap<Request, number>();

/** Counts from 1 on each page that is built, for ids that must differ. */
export function numberOn(page: Request): number {
  const number = (given.get(page) ?? 0) + 1;
  given.set(page, number);
  return number;
}
