/** Rounds half up to a number of decimals: 1.005 to two is 1.01, as in decimal arithmetic. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale * (1 + Number.EPSILON)) / scale;
}

/** Truncates to a number of decimals; a value below the next step only by its last bits is that step. */
export function cutTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(roundTo(value * scale, 6)) / scale;
}
