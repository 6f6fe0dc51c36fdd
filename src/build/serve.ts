// Serves the built site until it is told to stop: on port 4321, or on PORT (0 takes any free one). With --check it only says whether
// PORT is a port, so that nobody waits for a build to hear that it is not.
import { createServer } from "node:http";
import { join } from "node:path";
import { portIn } from "./port.ts";
import { siteListener } from "./site.ts";

const base = `/${process.env["BASE_PATH"] ?? ""}/`.replace(/\/{2,}/g, "/");

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const port =
  portIn(process.env["PORT"]) ??
  fail(
    `PORT is "${process.env["PORT"]}", which is no port: set it to a number up to 65535, as in PORT=4322 npm start.`,
  );
if (process.argv.includes("--check")) process.exit(0);

const server = createServer(siteListener(join(import.meta.dirname, "../../dist"), base));
server.on("error", (error: NodeJS.ErrnoException) =>
  fail(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken: set PORT to another, as in PORT=4322 npm start.`
      : error.message,
  ),
);
server.listen(port, "localhost", () => {
  const address = server.address();
  const taken = typeof address === "object" && address !== null ? address.port : port;
  console.log(`Ready: http://localhost:${taken}${base}`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0));

// npm starts a shell that starts this, and a signal to npm ends the shell alone: so end when the shell has.
if (process.env["npm_lifecycle_event"]) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(0), 500);
}
