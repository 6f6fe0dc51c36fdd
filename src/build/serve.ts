// Serves the built site until it is told to stop: on port 4321, or on PORT (0 takes any free one).
import { preview } from "astro";

const port = Number(process.env["PORT"] || 4321);

function fail(error: unknown): never {
  const taken = error instanceof Error && /already in use/i.test(error.message);
  const message = error instanceof Error ? error.message : String(error);
  console.error(taken ? `Port ${port} is taken: set PORT to another, as in PORT=4322 npm start.` : message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT is not a port: ${process.env["PORT"]}`);

const server = await preview({ logLevel: "silent", server: { port }, vite: { preview: { strictPort: true } } }).catch(
  fail,
);
const base = process.env["BASE_PATH"] ?? "/";
console.log(`Ready: http://localhost:${server.port}${base}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0));

// npm starts a shell that starts this, and a signal to npm ends the shell alone: so end when the shell has.
if (process.env["npm_lifecycle_event"]) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(0), 500);
}
