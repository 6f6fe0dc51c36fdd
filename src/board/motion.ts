import type { Board, Content, Disc, Shape, Square } from "../reversi/index.ts";
import type { PlayedMove } from "./types.ts";
import { contentOf } from "./view.ts";

/** Milliseconds: a disc is laid down, then those it turns follow by distance, then there is a pause before the reply. */
const LAY = 160;
const LEAD = 100;
const STEP = 55;
const FLIP = 280;
const PAUSE = 320;

/** One change of a square: a disc laid down (`from` is "empty") or turned over. Times in milliseconds from the start of the plan. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly from: Content;
  readonly to: Disc;
  /** The axis a turning disc rolls about, in files and ranks: at right angles to the way from the disc that turned it. */
  readonly axis: readonly [number, number];
}

export interface MotionPlan {
  readonly duration: number;
  /** For each square that changes, all its changes in order. A square may be turned by one move and turned back by the next. */
  readonly changes: ReadonlyMap<Square, readonly Change[]>;
}

const otherSide = (disc: Disc): Disc => (disc === "black" ? "white" : "black");

function changesOf(shape: Shape, { disc, square, flips }: PlayedMove, start: number): readonly [Square, Change][] {
  const laid: Change = { start, end: start + LAY, from: "empty", to: disc, axis: [1, 0] };
  const turned = flips.map((flip): [Square, Change] => {
    const files = (flip % shape.files) - (square % shape.files);
    const ranks = Math.floor(flip / shape.files) - Math.floor(square / shape.files);
    const distance = Math.max(Math.abs(files), Math.abs(ranks));
    const begin = start + LEAD + (distance - 1) * STEP;
    const axis = [-Math.sign(ranks), Math.sign(files)] as const;
    return [flip, { start: begin, end: begin + FLIP, from: otherSide(disc), to: disc, axis }];
  });
  return [[square, laid], ...turned];
}

/** When each disc moves if `played` is shown in order: flips by distance from the placed disc, a pause, then the next move. */
export function planMotion(shape: Shape, played: readonly PlayedMove[]): MotionPlan {
  const changes = new Map<Square, readonly Change[]>();
  let duration = 0;
  for (const move of played) {
    const start = duration === 0 ? 0 : duration + PAUSE;
    for (const [square, change] of changesOf(shape, move, start)) {
      changes.set(square, [...(changes.get(square) ?? []), change]);
      duration = Math.max(duration, change.end);
    }
  }
  return { duration, changes };
}

/** How long a move is looked at before the reply to it may begin, in milliseconds: its own discs turn, then there is a pause. */
export const timeUntilReply = (shape: Shape, move: PlayedMove): number => planMotion(shape, [move]).duration + PAUSE;

/** Whether discs are to change at once: the device asks for stillness, or the learner has chosen it (html[data-motion]). */
export const isCalm = (): boolean =>
  document.documentElement.dataset["motion"] === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The contents of the board before `played` led to it. */
export function contentsBefore(board: Board, played: readonly PlayedMove[]): readonly Content[] {
  const contents = board.shape.names.map((_, square) => contentOf(board, square));
  for (const { disc, square, flips } of played.toReversed()) {
    for (const flip of flips) contents[flip] = otherSide(disc);
    contents[square] = "empty";
  }
  return contents;
}

const face = (disc: Disc): Keyframe => ({ background: `var(--face-${disc})`, boxShadow: `var(--edge-${disc})` });

/** The keyframes, over the whole of the plan, of a disc that goes through `changes`. It ends as it looks at rest. */
export function keyframesOf(changes: readonly Change[], duration: number): Keyframe[] {
  const frames = changes.flatMap(({ start, end, from, to, axis }): Keyframe[] => {
    const [begin, half, done] = [start, (start + end) / 2, end].map((time) => time / duration);
    const roll = (degrees: number, size: number): Keyframe => ({
      transform: `rotate3d(${axis[0]}, ${axis[1]}, 0, ${degrees}deg) scale(${size})`,
    });
    if (from === "empty") {
      return [
        { offset: begin ?? 0, ...face(to), opacity: 0, ...roll(0, 0.7), easing: "ease-out" },
        { offset: done ?? 1, ...face(to), opacity: 1, ...roll(0, 1) },
      ];
    }
    return [
      { offset: begin ?? 0, ...face(from), opacity: 1, ...roll(0, 1), easing: "ease-in" },
      { offset: half ?? 0, ...face(from), opacity: 1, ...roll(90, 1.08) },
      { offset: half ?? 0, ...face(to), opacity: 1, ...roll(-90, 1.08), easing: "ease-out" },
      { offset: done ?? 1, ...face(to), opacity: 1, ...roll(0, 1) },
    ];
  });
  const [first, last] = [frames[0], frames.at(-1)];
  return [{ ...first, offset: 0, easing: "linear" }, ...frames, { ...last, offset: 1 }];
}
