/** The port that a text names, 0 for any free one; 4321 where it says nothing, null where it names none. */
export function portIn(text: string | undefined): number | null {
  const asked = (text ?? "").trim();
  if (asked === "") return 4321;
  const port = /^\d{1,5}$/.test(asked) ? Number(asked) : Number.NaN;
  return port <= 65_535 ? port : null;
}
