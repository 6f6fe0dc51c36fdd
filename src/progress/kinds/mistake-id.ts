/** Names the position of a mistake: its 64 squares, and X or O for who is to move. */
export const mistakeId = ({ position, toMove }: { position: string; toMove: "black" | "white" }): string =>
  `${position}${toMove === "black" ? "X" : "O"}`;
