import type { APIRoute } from "astro";
import { BOOK_PACKS, NAMES_PACK } from "../../../catalogue/book.ts";
import { bookText } from "../../../layouts/content/book.ts";

export const getStaticPaths = () =>
  [...BOOK_PACKS.map(({ pack }) => pack), NAMES_PACK].map((pack) => ({ params: { pack } }));

/** A pack of the opening book, or the names, as a page loads them. */
export const GET: APIRoute = ({ params }) => new Response(bookText(params["pack"] ?? ""));
