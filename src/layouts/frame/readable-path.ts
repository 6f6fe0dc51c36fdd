const LONGEST = 120;

/** A path of an address as people read it: decoded where it can be, cut after 120 characters, to be set as text and never as markup. */
export function readablePath(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // A stray percent sign: then it is shown as it came.
  }
  const characters = [...text];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join("")}…` : text;
}
