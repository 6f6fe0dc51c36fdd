/** Several moves are played as a single one is, until the goal is reached. */
export { open } from "./best-move.ts";
