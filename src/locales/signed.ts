/** A number of discs with its sign: "+6", "0", "−18", with the minus sign that is as wide as the plus. */
export const signed = (score: number): string => (score > 0 ? `+${score}` : score < 0 ? `−${-score}` : "0");
