/** What a puzzle can be about. The page names them; a puzzle's own title names none. */
export const MOTIFS = [
  "ending",
  "only-move",
  "draw",
  "take-corner",
  "refuse-corner",
  "give-corner",
  "keep-corner",
  "corner-by-force",
  "pass",
  "quiet",
  "mobility",
  "reply",
  "parity",
  "wedge",
  "stoner",
  "stoner-defence",
  "swindle",
  "reserve",
  "safe-discs",
  "comeback",
  "big-flip",
  "big-flip-wrong",
  "wipe-out",
  "opening-trap",
  "who-wins",
  "defence",
] as const;

export type Motif = (typeof MOTIFS)[number];

export const isMotif = (text: string): text is Motif => MOTIFS.some((motif) => motif === text);
