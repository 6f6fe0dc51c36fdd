import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join, resolve, sep } from "node:path";
import sirv from "sirv";

/** The path that a request asks for, decoded, or null if it cannot be decoded. Slashes that follow each other count as one. */
function pathOf(address: string): string | null {
  try {
    return decodeURI(address.replace(/[?#].*$/s, "")).replace(/\/{2,}/g, "/");
  } catch {
    return null;
  }
}

/** What an address leads to: a file of the site, told by its path in the folder; another address; or nothing. */
type Found = { readonly file: string } | { readonly elsewhere: string } | null;

/**
 * Answers requests with the files of a built site, as a static host does: a page stands at an address that ends with a slash, the same
 * address without it leads there, and every address without a page or file gets the site's own 404.html, with status 404.
 * `base` is the path that the site stands under, with a slash at both ends.
 */
export function siteListener(folder: string, base: string): RequestListener {
  const root = resolve(folder) + sep;
  const files = sirv(root, { dev: true, etag: true, extensions: [] });

  const hasPage = (path: string): boolean => {
    const file = join(root, path, "index.html");
    return file.startsWith(root) && existsSync(file);
  };

  const find = (address: string): Found => {
    const query = /\?[^#]*/.exec(address)?.[0] ?? "";
    const path = pathOf(address);
    if (path === null || !`${path}/`.startsWith(base)) return null;
    if (!path.startsWith(base)) return { elsewhere: base + query };
    const inside = path.slice(base.length - 1);
    if (inside.endsWith("/")) return hasPage(inside) ? { file: `${inside}index.html` } : null;
    return hasPage(inside) ? { elsewhere: `${encodeURI(path)}/${query}` } : { file: inside };
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    const missing = (): void => {
      response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" });
      response.end(readFileSync(join(root, "404.html")));
    };
    const found = find(request.url ?? "/");
    if (found === null) missing();
    else if ("elsewhere" in found) response.writeHead(301, { Location: found.elsewhere }).end();
    else {
      request.url = encodeURI(found.file);
      files(request, response, missing);
    }
  };
}
