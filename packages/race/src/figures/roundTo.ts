/** Rounds half up to so many decimals: 1.005 to two is 1.01, as on paper. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale * (1 + Number.EPSILON)) / scale;
}

/** Cuts to so many decimals; a value below the next step by its last bits alone is that step. */
export function cutTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(roundTo(value * scale, 6)) / scale;
}
