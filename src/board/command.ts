import type { Translate } from "../locales/text.ts";
import type { Result, Shape, Square } from "../reversi/index.ts";
import { turnedWords } from "./announce.ts";
import { countWords, describeBoard, fileWords, lineWords, rowWords } from "./describe.ts";
import type { BoardView, Mark, PlayedMove, SquareMark } from "./types.ts";
import { contentOf, fileLetters, nameIn } from "./view.ts";
import { joined } from "./words.ts";

/** What can be typed beside a board. */
export type Command =
  | { readonly kind: "choose"; readonly square: Square }
  | { readonly kind: "rays"; readonly square: Square }
  | { readonly kind: "row"; readonly rank: number }
  | { readonly kind: "file"; readonly file: string }
  | { readonly kind: "legal" | "marks" | "last" | "score" | "help" };

/** Why a text is no command, with the part that was not understood. */
export interface CommandError {
  readonly code: "empty" | "unknown" | "no-such-square" | "no-such-line" | "square-missing" | "line-missing";
  readonly token: string;
}

/** Commands of one word. Letters are the same in every language, so that they can be learned once. */
const WORDS: Readonly<Record<string, "legal" | "marks" | "last" | "score" | "help">> = {
  l: "legal",
  m: "marks",
  last: "last",
  s: "score",
  "?": "help",
  h: "help",
  help: "help",
};

const found = (value: Command): Result<Command, CommandError> => ({ ok: true, value });

const failed = (code: CommandError["code"], token: string): Result<Command, CommandError> => ({
  ok: false,
  error: { code, token },
});

function parseSquare(shape: Shape, kind: "choose" | "rays", token: string): Result<Command, CommandError> {
  const square = shape.squares.find((candidate) => nameIn(shape, candidate) === token);
  return square === undefined ? failed("no-such-square", token) : found({ kind, square });
}

function parseLine(shape: Shape, token: string): Result<Command, CommandError> {
  const rank = /^\d+$/.test(token) ? Number(token) : 0;
  if (rank >= 1 && rank <= shape.ranks) return found({ kind: "row", rank });
  return fileLetters(shape).includes(token) ? found({ kind: "file", file: token }) : failed("no-such-line", token);
}

/**
 * Reads what was typed, in any case: a square (`d3`); `l` legal moves; `r 4` a row, `r d` a file; `x d3` the rays from a square; `m` what is
 * marked; `last`; `s` the score; `?` help. The space may be left out.
 */
export function parseCommand(text: string, shape: Shape): Result<Command, CommandError> {
  const typed = text.trim().toLowerCase();
  if (typed === "") return failed("empty", "");
  const word = Object.hasOwn(WORDS, typed) ? WORDS[typed] : undefined;
  if (word !== undefined) return found({ kind: word });
  if (typed === "x") return failed("square-missing", typed);
  if (typed === "r") return failed("line-missing", typed);
  const rays = /^x\s*([a-z]\d+)$/.exec(typed)?.[1];
  if (rays !== undefined) return parseSquare(shape, "rays", rays);
  const line = /^r(?:\s*(\d+)|\s+(\S+))$/.exec(typed);
  if (line !== null) return parseLine(shape, line[1] ?? line[2] ?? "");
  if (/^[a-z]\s*\d+$/.test(typed)) return parseSquare(shape, "choose", typed.replace(/\s/g, ""));
  return failed("unknown", text.trim());
}

/** What a command is answered from. */
export interface CommandContext {
  readonly view: BoardView;
  /** The legal moves, or null where they are not told. */
  readonly legal: readonly Square[] | null;
  readonly last: PlayedMove | null;
  /** Whether the count is told; it is if nothing is said. */
  readonly scored?: boolean | undefined;
  readonly marks?: readonly Mark[] | undefined;
  readonly translate: Translate;
}

/** The eight directions in the order of a shape's rays: clockwise from the top. */
const DIRECTIONS = ["up", "upRight", "right", "downRight", "down", "downLeft", "left", "upLeft"] as const;

/** The names of the commands in the help, in the order they are told. */
const HELP = ["choose", "legal", "row", "file", "rays", "marks", "last", "score", "help"] as const;

function legalWords({ legal, view, translate }: CommandContext): string {
  if (legal === null) return translate("command.legal.untold");
  const squares = joined(
    legal.map((square) => nameIn(view.board.shape, square)),
    translate,
  );
  return legal.length === 0
    ? translate("command.legal.none")
    : translate("command.legal", { count: legal.length, squares });
}

function raysWords(square: Square, { view, translate }: CommandContext): string {
  const { board } = view;
  const { shape } = board;
  const name = (at: Square): string => nameIn(shape, at);
  const rays = DIRECTIONS.flatMap((direction, i) => {
    const ray = shape.rays[square]?.[i] ?? [];
    if (ray.length === 0) return [];
    return [translate(`command.ray.${direction}`, { squares: lineWords(board, ray, name, translate) })];
  });
  return [translate(`command.rays.${contentOf(board, square)}`, { square: name(square) }), ...rays].join("\n");
}

function lastWords({ last, view, translate }: CommandContext): string {
  if (last === null) return translate("command.last.none");
  const { shape } = view.board;
  const move = translate(`command.last.${last.disc}`, { square: nameIn(shape, last.square) });
  return last.flips.length === 0 ? move : `${move} ${turnedWords(last, shape, translate)}`;
}

/** The kinds of marks that lie on squares, in the order they are told. */
const ON_SQUARES = [
  ...["ring", "dot", "cross", "stable", "anchor", "frontier"],
  ...["black-move", "white-move", "given", "taken"],
] as const satisfies readonly SquareMark[];

/** The kinds of marks that carry a text. */
const LABELLED = ["number", "value", "estimate"] as const;

/** All that is marked, one line for each kind of mark. */
function marksWords({ marks = [], view, translate }: CommandContext): string {
  const name = (square: Square): string => nameIn(view.board.shape, square);
  const alike = ON_SQUARES.flatMap((kind) => {
    const squares = marks.flatMap((mark) => (mark.kind === kind ? [name(mark.square)] : []));
    return squares.length === 0 ? [] : [translate(`command.marks.${kind}`, { squares: joined(squares, translate) })];
  });
  const labelled = LABELLED.flatMap((kind) => {
    const labels = marks.flatMap((mark) =>
      mark.kind === kind ? [translate("command.marks.labelled", { square: name(mark.square), value: mark.value })] : [],
    );
    return labels.length === 0 ? [] : [translate(`command.marks.${kind}`, { squares: joined(labels, translate) })];
  });
  const others = marks.flatMap((mark) => {
    if (mark.kind === "arrow") return [translate("command.marks.arrow", { from: name(mark.from), to: name(mark.to) })];
    if (!("squares" in mark)) return [];
    const squares = joined(mark.squares.map(name), translate);
    return [translate(`command.marks.${mark.kind}`, { name: mark.name, squares })];
  });
  const all = [...alike, ...labelled, ...others];
  return all.length === 0 ? translate("command.marks.none") : all.join("\n");
}

/** The answer to every command but `choose`, which whoever keeps the board answers. Long answers have one line for each part. */
export function answerTo(command: Exclude<Command, { kind: "choose" }>, context: CommandContext): string {
  const { view, translate } = context;
  switch (command.kind) {
    case "row":
      return rowWords(view.board, command.rank, translate) ?? "";
    case "file":
      return fileWords(view.board, command.file, translate) ?? "";
    case "rays":
      return raysWords(command.square, context);
    case "legal":
      return legalWords(context);
    case "marks":
      return marksWords(context);
    case "last":
      return lastWords(context);
    case "score":
      if (context.scored === false) return translate("command.score.untold");
      return view.toMove === null ? countWords(view.board, translate) : describeBoard(view, translate).summary;
    case "help":
      return HELP.map((name) => translate(`command.help.${name}`)).join("\n");
  }
}

/** What was wrong with a typed text. */
export const commandErrorWords = ({ code, token }: CommandError, translate: Translate): string =>
  translate(`command.error.${code}`, { token });
