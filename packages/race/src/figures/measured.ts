/** Returns a measured value above 0, else `null`; sensors and the game send 0, or nothing, for unmeasured values. */
export function measuredOrNull(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
}
