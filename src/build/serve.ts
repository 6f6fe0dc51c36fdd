// Serves the built site until it is told to stop: on port 4321, or on PORT (0 takes any free one).
import { createServer } from "node:http";
import { join } from "node:path";
import { siteListener } from "./site.ts";

const port = Number(process.env["PORT"] || 4321);
const base = `/${process.env["BASE_PATH"] ?? ""}/`.replace(/\/{2,}/g, "/");

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT is not a port: ${process.env["PORT"]}`);

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
