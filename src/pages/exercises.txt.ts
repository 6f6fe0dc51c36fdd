import type { APIRoute } from "astro";
import { formatShelf } from "../catalogue/shelf.ts";
import { allShelved } from "../layouts/content/shelf.ts";

/** What can come back of lessons and tests: see src/catalogue/shelf.ts. */
export const GET: APIRoute = async () => new Response(formatShelf(await allShelved("en")));
