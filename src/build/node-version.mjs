// Runs before commands whose TypeScript an older Node cannot read, so that the cause is named. Plain JavaScript for that.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: 22.19 or newer is needed. On Linux "npm ci" brings its own; ` +
      "it was left out, perhaps by --omit=optional, or the command was not started through npm.",
  );
  process.exit(1);
}
