import { boardSvg } from "../../board/svg.ts";
import type { Mark } from "../../board/types.ts";
import { marksOf } from "../../catalogue/marks.ts";
import { placeOf } from "../../catalogue/place.ts";
import type { Translate } from "../../locales/text.ts";
import { newGame, positionOf, squareNamed } from "../../reversi/index.ts";
import type { Drill } from "../../training/drills/drill.ts";

const files = import.meta.glob<string>("../../../content/drills/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The text of the positions of a drill; empty where it needs none. Throws where a file is called like no drill. */
export function poolOf(drill: Drill): string {
  return Object.entries(files).find(([file]) => file.endsWith(`/${drill}.txt`))?.[1] ?? "";
}

interface Drawn {
  readonly position: string;
  readonly marks: string;
  /** A square with a question mark. */
  readonly asked?: string;
}

const EMPTY = "-".repeat(64);

/** What the pictures of the drills show. None of these boards is asked about. */
const PICTURES: Readonly<Record<Drill, Drawn>> = {
  "find-squares": { position: EMPTY, marks: "arrow:f1-f4 arrow:a5-e5 ring:f5" },
  "name-squares": { position: EMPTY, marks: "ring:c3", asked: "c3" },
  "count-the-end": {
    position: "XXXXXXX-XXXXXXOOXXOXXOOOXXXOXOXOXXXXOXXOXXOXXXXOXOOOOOXXOOOOOO--",
    marks: "ring:h1 ring:g8 ring:h8",
  },
  "pass-or-end": {
    position: "---------OXO-----XXX----XXXXX----XXXX---OOXO-----OX------O------",
    marks: "ring:b1",
  },
  "stable-discs": {
    position: "XXXO----XXOO----XOOXX---OOXXX---OX-XX---------------------------",
    marks: "stable:a1 stable:b1 stable:c1 stable:a2 stable:b2 stable:a3",
  },
};

/** A small board that shows what a drill is about, as an ornament: its title stands beside it. */
export function pictureOfDrill(drill: Drill, t: Translate): string {
  const { position, marks, asked } = PICTURES[drill];
  const game = placeOf({ position, toMove: "black" });
  const { board } = positionOf(game.ok ? game.value : newGame());
  const square = asked === undefined ? undefined : squareNamed(board.shape, asked);
  const sign: readonly Mark[] = square === undefined ? [] : [{ kind: "number", square, value: "?" }];
  return boardSvg(
    { board, toMove: null },
    {
      title: t(`train.${drill}.title`),
      description: "",
      marks: [...marksOf(board.shape, marks), ...sign],
      coordinates: false,
    },
  );
}
