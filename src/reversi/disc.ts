/** The two colours. Every disc has both; what is told is the side that is up. */
export const DISCS = ["black", "white"] as const;
export type Disc = (typeof DISCS)[number];

/** What can stand on a square. */
export type Content = Disc | "empty";

/** One value for each colour. */
export type ByDisc<T> = Readonly<Record<Disc, T>>;

export const opponentOf = (disc: Disc): Disc => (disc === "black" ? "white" : "black");
