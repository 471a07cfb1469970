/** A measured value above 0; sensors and the game send 0, or nothing, for what was not measured. */
export function measuredOrNull(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
}
