/** Counts positions, and ends a search whose deadline has passed: then `isStopped` holds and what the search gives means nothing. */

// @ts-ignore: decorator
@external("env", "now")
declare function now(): f64;

/** A look at the clock costs about as much as some hundred positions. */
const NODES_BETWEEN_LOOKS: u64 = 8192;

let nodes: u64 = 0;
let nextLook: u64 = 0;
let deadline: f64 = Infinity;
let stopped: bool = false;

/** Starts the count; `end` is a time in the milliseconds of `now`. */
export function startClock(end: f64): void {
  nodes = 0;
  deadline = end;
  stopped = end != Infinity && now() >= end;
  nextLook = NODES_BETWEEN_LOOKS;
}

// @ts-ignore: decorator
@inline
export function countNode(): void {
  nodes += 1;
}

// @ts-ignore: decorator
@inline
export function nodesCounted(): u64 {
  return nodes;
}

/** Whether the search is to end; looks at the clock now and then. */
// @ts-ignore: decorator
@inline
export function isStopped(): bool {
  if (nodes >= nextLook) look();
  return stopped;
}

function look(): void {
  nextLook = nodes + NODES_BETWEEN_LOOKS;
  if (deadline != Infinity && now() >= deadline) stopped = true;
}
