import type { APIRoute } from "astro";
import { link } from "../layouts/link.ts";

/** Everything may be read; the site map is told once the site knows its host. */
export const GET: APIRoute = () => {
  const site = process.env["SITE_URL"];
  const map = site ? [`Sitemap: ${new URL(link("/sitemap-index.xml"), site).href}`] : [];
  return new Response(`${["User-agent: *", "Allow: /", ...map].join("\n")}\n`);
};
