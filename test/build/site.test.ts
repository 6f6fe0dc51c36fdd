import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteListener } from "../../src/build/site.ts";

interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly location: string | undefined;
  readonly body: string;
}

let folder = "";
const servers: Server[] = [];

/** Serves the site under a base; the result asks for a path exactly as it is written, which `fetch` would put in order. */
async function serve(base: string): Promise<(path: string) => Promise<Answer>> {
  const server = createServer(siteListener(join(folder, "dist"), base));
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return (path) =>
    new Promise((resolve, reject) => {
      const asked = request({ host: "localhost", port, path }, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (part: string) => {
          body += part;
        });
        const { location, "content-type": type } = response.headers;
        response.on("end", () => resolve({ status: response.statusCode, type, location, body }));
      });
      asked.on("error", reject).end();
    });
}

let ask: (path: string) => Promise<Answer>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  const files = {
    "secret/index.html": "outside",
    "dist/index.html": "home",
    "dist/404.html": "nothing here",
    "dist/theme.js": "script",
    "dist/studies/index.html": "studies",
    "dist/studies/one/index.html": "one",
    "dist/studies/one/board.svg": "<svg/>",
    "dist/études/index.html": "études",
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  ask = await serve("/");
});

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

describe("the server of the built site", () => {
  it.each([
    ["/", "home", "text/html;charset=utf-8"],
    ["/?moves=f5", "home", "text/html;charset=utf-8"],
    ["/studies/", "studies", "text/html;charset=utf-8"],
    ["/studies/one/?a=b", "one", "text/html;charset=utf-8"],
    ["/%C3%A9tudes/", "études", "text/html;charset=utf-8"],
    ["/theme.js", "script", "text/javascript"],
    ["/studies/one/board.svg", "<svg/>", "image/svg+xml"],
  ])("answers %s with what stands there", async (path, body, type) => {
    expect(await ask(path)).toEqual({ status: 200, type, location: undefined, body });
  });

  it.each([
    ["/studies", "/studies/"],
    ["/studies?moves=f5d6", "/studies/?moves=f5d6"],
    ["/studies/one", "/studies/one/"],
    ["/%C3%A9tudes", "/%C3%A9tudes/"],
    ["//studies", "/studies/"],
  ])("leads %s to the page with the slash", async (path, location) => {
    const answer = await ask(path);
    expect([answer.status, answer.location]).toEqual([301, location]);
  });

  it.each([
    "/nope",
    "/nope/",
    "/nope.html",
    "/studies/nope",
    "/studies/nope/",
    "/404",
    "/theme.js/",
    "/nope?x=/studies/",
    "/%",
    "/%E0%A4%A",
    "/%00",
    "/../secret",
    "/../secret/",
    "/..%2fsecret",
    "/..%2Fsecret/",
    "/..%5csecret/",
    "//evil.invalid",
    "//evil.invalid/",
    "/%2f%2fevil.invalid",
  ])("answers %s with the site's own page and status 404", async (path) => {
    const answer = await ask(path);
    expect(answer).toEqual({
      status: 404,
      type: "text/html;charset=utf-8",
      location: undefined,
      body: "nothing here",
    });
  });

  it("serves a site that stands under a path of its own", async () => {
    const under = await serve("/outflank/");
    const told = async (path: string) => {
      const { status, location, body } = await under(path);
      return [status, location ?? body];
    };
    expect(await told("/outflank/")).toEqual([200, "home"]);
    expect(await told("/outflank")).toEqual([301, "/outflank/"]);
    expect(await told("/outflank/studies")).toEqual([301, "/outflank/studies/"]);
    expect(await told("/outflank/studies/")).toEqual([200, "studies"]);
    for (const path of ["/", "/studies/", "/outflankstudies/", "/outflank/nope"]) {
      expect([path, ...(await told(path))]).toEqual([path, 404, "nothing here"]);
    }
  });
});
