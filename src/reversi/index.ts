export * from "./board.ts";
export * from "./disc.ts";
export * from "./game.ts";
export * from "./position.ts";
export * from "./result.ts";
export * from "./shape.ts";
export * from "./symmetry.ts";
export * from "./variant.ts";
