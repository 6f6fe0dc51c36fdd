import type { BitBoard, Square } from "../reversi/index.ts";

/** A value found by search, for the side to move. */
export interface Found {
  /** In discs, -64 to 64, empty squares to the winner. Outside the window it was asked for, a bound on that side. */
  readonly score: number;
  /** The best move; null if the side to move must pass, or the game is over. */
  readonly move: Square | null;
  /**
   * How the game goes on: to its end where `isExact`, unless the deadline came while it was read out, else as far as the search knows.
   * Empty if the score is only a bound.
   */
  readonly line: readonly (Square | "pass")[];
  /** Whether the score is proven: read out to the end of the game. */
  readonly isExact: boolean;
  /** How many plies were looked ahead, passes not counted. */
  readonly depth: number;
  /** Every position that a search function was entered with. */
  readonly nodes: number;
}

/** The window of a search: between `alpha` and `beta` the score is right, outside it is a bound. By default every score is inside. */
export interface SearchOptions {
  readonly alpha?: number | undefined;
  readonly beta?: number | undefined;
  /** A time in the milliseconds of `performance.now()`. */
  readonly deadline?: number | undefined;
  /** Whether to go on with what the search before remembers. The score is no less right, but the move among equals may depend on it. */
  readonly keep?: boolean | undefined;
}

/**
 * The search, at once and in one thread, the same in Node and in a worker. The same question always gets the same answer, and the
 * eight images of a position get the same score.
 */
export interface Searcher {
  /** The exact value, read out to the end; null if the deadline passed first. Only the line may still be cut short by it. */
  exact(board: BitBoard, options?: SearchOptions): Found | null;
  /**
   * The value `depth` plies ahead (at least 1), or the exact one where that reaches the end; null if the deadline passed first.
   * `selectivity` 0 looks at every move; 1 to 4 leave out more and more of what is unlikely to matter.
   */
  search(board: BitBoard, depth: number, options?: SearchOptions & { readonly selectivity?: number }): Found | null;
  /** The opinion on the position as it stands, in discs (a fraction). */
  evaluate(board: BitBoard): number;
  /** Forgets every position. */
  clear(): void;
}

/** The compiled engine, which can also count. */
export interface Engine extends Searcher {
  /** The number of leaves `depth` plies below; a pass is a ply, a game that is over is one leaf. */
  perft(board: BitBoard, depth: number): number;
}

/** What the compiled engine exports; see `assembly/index.ts`. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly UNITS: WebAssembly.Global<"i32">;
  setUp(tableBits: number): void;
  clear(): void;
  perft(...halvesAndDepth: readonly number[]): number;
  search(...args: readonly number[]): number;
  evaluateHalves(...halves: readonly number[]): number;
  weightsAddress(): number;
  weightsSize(): number;
  useWeights(): void;
  scoreFound(): number;
  moveFound(): number;
  depthFound(): number;
  isExactFound(): number;
  lineLengthFound(): number;
  lineAtFound(ply: number): number;
  nodesFound(): number;
}

/** The number that stands for no square: for a pass in a line, and where there is no best move. */
const NO_SQUARE = 64;

/** More plies than any game has. */
const TO_THE_END = 64;

/** The transposition table takes 24 bytes for each of 2 to this power entries: 6 MB. A larger one saves hardly a position. */
const TABLE_BITS = 18;

const halvesOf = ({ own, other }: BitBoard): readonly number[] => [own.low, own.high, other.low, other.high];

/**
 * The searcher of a compiled engine. `weights` are those of the evaluation, unpacked; without them positions are judged by corners
 * and mobility. Throws a RangeError if they have the wrong size.
 */
export function searcherOf(module: WebAssembly.Module, weights: Uint8Array | null, tableBits = TABLE_BITS): Engine {
  const { exports } = new WebAssembly.Instance(module, { env: { now: () => performance.now() } });
  const engine = exports as unknown as Exports;
  engine.setUp(tableBits);
  if (weights !== null) {
    const size = engine.weightsSize();
    if (weights.length !== size) throw new RangeError(`the weights take ${size} bytes, not ${weights.length}`);
    new Uint8Array(engine.memory.buffer).set(weights, engine.weightsAddress());
    engine.useWeights();
  }

  const lineFound = (): readonly (Square | "pass")[] =>
    Array.from({ length: engine.lineLengthFound() }, (_, ply) => {
      const square = engine.lineAtFound(ply);
      return square === NO_SQUARE ? "pass" : square;
    });

  function run(board: BitBoard, depth: number, selectivity: number, options: SearchOptions): Found | null {
    const { alpha = -TO_THE_END, beta = TO_THE_END, deadline = Infinity, keep = false } = options;
    if (!keep) engine.clear();
    if (engine.search(...halvesOf(board), depth, selectivity, alpha, beta, deadline) === 0) return null;
    const move = engine.moveFound();
    return {
      score: engine.scoreFound(),
      move: move === NO_SQUARE ? null : move,
      line: lineFound(),
      isExact: engine.isExactFound() !== 0,
      depth: engine.depthFound(),
      nodes: engine.nodesFound(),
    };
  }

  return {
    exact: (board, options = {}) => run(board, TO_THE_END, 0, options),
    search: (board, depth, options = {}) => run(board, depth, options.selectivity ?? 0, options),
    evaluate: (board) => engine.evaluateHalves(...halvesOf(board)) / engine.UNITS.value,
    perft: (board, depth) => engine.perft(...halvesOf(board), depth),
    clear: () => engine.clear(),
  };
}
