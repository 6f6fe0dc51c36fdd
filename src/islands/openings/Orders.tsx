import type { VNode } from "preact";
import type { Translate } from "../../locales/text.ts";
import type { Book } from "../../openings/index.ts";
import { nameOf, type Position, type Square, USUAL_SHAPE } from "../../reversi/index.ts";

const textOf = (line: readonly Square[]): string => line.map((square) => nameOf(USUAL_SHAPE, square)).join(" ");

/** The orders of moves, other than the one that was walked, that lead to a position. */
export const otherOrders = (
  book: Book,
  position: Position,
  walked: readonly Square[],
): readonly (readonly Square[])[] => book.ordersTo(position).filter((order) => textOf(order) !== textOf(walked));

interface OrdersProps {
  readonly orders: readonly (readonly Square[])[];
  readonly onGo: (line: readonly Square[]) => void;
  readonly t: Translate;
}

/** Other orders of moves that lead to the same position, behind a line that opens; each is a button that walks it. */
export const Orders = ({ orders, onGo, t }: OrdersProps): VNode | null =>
  orders.length === 0 ? null : (
    <details class="book-orders">
      <summary>{t("explorer.orders", { count: orders.length })}</summary>
      <ul>
        {orders.map((line) => (
          <li key={textOf(line)}>
            <button type="button" class="book-order" dir="ltr" onClick={() => onGo(line)}>
              {textOf(line)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
