import type { OwnCommand } from "../../board/CommandField.tsx";
import type { Translate } from "../../locales/text.ts";
import { nameOf, type Position, type Square, squareNamed, USUAL_SHAPE } from "../../reversi/index.ts";
import { placeOf } from "../analysis/work.ts";
import { find, movesTyped } from "./find.ts";
import { otherOrders } from "./Orders.tsx";
import { starWords } from "./Star.tsx";
import { $starred, hasStar, toggleStar } from "./stars.ts";
import type { ExplorerPage } from "./useExplorer.ts";
import { parseWalk, squaresOf } from "./walk.ts";
import { rowWords } from "./words.ts";

/** What commands work on. */
export interface Commanded {
  readonly page: Pick<ExplorerPage, "desk" | "library" | "rows" | "goTo" | "back" | "forward">;
  /** The name so far, in words. */
  readonly naming: string;
  /** Lets the coach speak of a move that could be made, or of the last one. */
  readonly ask: (square: Square | null) => void;
  readonly toggleValues: () => void;
  readonly copyLink: () => void;
  /** Leaves for another page. */
  readonly leave: (to: "play" | "analyse") => void;
  readonly tag: string;
}

/** What can be typed besides what any board answers. */
export function commandsOf(commanded: Commanded, t: Translate): readonly OwnCommand[] {
  const { page, naming, ask, toggleValues, copyLink, leave, tag } = commanded;
  const { desk, rows, back, forward } = page;
  const { book } = page.library;
  const nothing = (): void => undefined;
  const orders = (): string => {
    const { work } = desk.$session.get();
    const known = book === null ? [] : otherOrders(book, placeOf(work), squaresOf(work.game));
    const told = known.map((line) => line.map((square) => nameOf(USUAL_SHAPE, square)).join(" "));
    return told.length === 0 ? t("explorer.orders.none") : told.join("\n");
  };
  const moves = (): string =>
    rows.length === 0 ? t("explorer.loading") : rows.map((row) => `${rowWords(row, tag, t)}.`).join("\n");
  const gameNow = () => desk.$session.get().work.game;
  const isStart = (): boolean => gameNow().plies.length === 0;
  const star = (): string => (isStart() ? t("explorer.star.start") : starWords(hasStar(gameNow(), $starred.get()), t));
  return [
    { words: ["back", "b", "undo"], help: t("explorer.command.back"), run: back },
    { words: ["forward", "f", "redo"], help: t("explorer.command.forward"), run: forward },
    { words: ["start", "new"], help: t("explorer.command.start"), run: () => desk.goTo(0) },
    { words: ["moves"], help: t("explorer.command.moves"), run: nothing, answer: moves },
    { words: ["name"], help: t("explorer.command.name"), run: nothing, answer: () => naming },
    { words: ["orders"], help: t("explorer.command.orders"), run: nothing, answer: orders },
    { words: ["find"], help: t("explorer.command.find"), run: nothing, answer: () => t("explorer.command.find") },
    { words: ["go"], help: t("explorer.command.go"), run: nothing, answer: () => t("explorer.command.go") },
    { words: ["why", "coach"], help: t("explorer.command.why"), run: () => ask(null) },
    { words: ["values", "v"], help: t("explorer.command.values"), run: toggleValues },
    { words: ["star"], help: t("explorer.command.star"), run: () => isStart() || toggleStar(gameNow()), answer: star },
    { words: ["copy"], help: t("explorer.command.copy"), run: copyLink },
    { words: ["play"], help: t("explorer.command.play"), run: () => leave("play") },
    { words: ["analyse", "analysis"], help: t("explorer.command.analyse"), run: () => leave("analyse") },
  ];
}

const legalIn = ({ legal }: Position, square: Square | undefined): square is Square =>
  legal.some((move) => move.square === square);

/** Does what was typed if it is `find tiger`, `why f4` or moves from the start; true if it is one of them. */
export function typedWalk({ page, ask }: Commanded, text: string): boolean {
  const { desk, goTo } = page;
  const { book } = page.library;
  const [, wanted] = /^find\s+(.+)$/.exec(text) ?? [];
  const [found] = wanted === undefined || book === null ? [] : find(wanted, book);
  if (found !== undefined) {
    goTo(found.walk);
    return true;
  }
  const [, name] = /^why\s+([a-h][1-8])$/.exec(text) ?? [];
  const square = name === undefined ? undefined : squareNamed(USUAL_SHAPE, name);
  if (legalIn(placeOf(desk.$session.get().work), square)) {
    ask(square);
    return true;
  }
  // One square alone is a move from where the board stands.
  const moves = movesTyped(text);
  const walk = (moves.match(/[a-h][1-8]/g)?.length ?? 0) > 1 ? parseWalk(moves) : null;
  if (!walk?.ok) return false;
  goTo(walk.value);
  return true;
}
