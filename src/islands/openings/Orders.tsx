import type { VNode } from "preact";
import type { Book } from "../../openings/index.ts";
import { nameOf, type Position, type Square, USUAL_SHAPE } from "../../reversi/index.ts";

/** Moves as they are written: "f5 d6 c3". */
export const textOf = (line: readonly Square[]): string => line.map((square) => nameOf(USUAL_SHAPE, square)).join(" ");

/** The orders of moves, other than the one that was walked, that lead to a position. */
export const otherOrders = (
  book: Book,
  position: Position,
  walked: readonly Square[],
): readonly (readonly Square[])[] => book.ordersTo(position).filter((order) => textOf(order) !== textOf(walked));

interface OrdersProps {
  /** What leads where the orders lead. */
  readonly title: string;
  readonly orders: readonly (readonly Square[])[];
  readonly onGo: (line: readonly Square[]) => void;
}

/** Orders of moves, behind a line that opens; each is a button that walks it. */
export const Orders = ({ title, orders, onGo }: OrdersProps): VNode | null =>
  orders.length === 0 ? null : (
    <details class="book-orders">
      <summary>{title}</summary>
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
