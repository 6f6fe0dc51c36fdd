import type { APIRoute } from "astro";
import { ENGLISH, translator } from "../locales/text.ts";

/** What the site is called and looks like once it is put on a home screen. Its addresses are relative to its own. */
export const GET: APIRoute = () => {
  const t = translator(ENGLISH);
  return Response.json({
    name: t("site.name"),
    short_name: t("site.name"),
    description: t("site.description"),
    lang: ENGLISH.tag,
    dir: ENGLISH.direction,
    start_url: "./",
    scope: "./",
    display: "minimal-ui",
    background_color: "#f6f2e8",
    theme_color: "#f6f2e8",
    icons: [
      { src: "./favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "./icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "./icon-512.png", type: "image/png", sizes: "512x512", purpose: "any maskable" },
    ],
  });
};
