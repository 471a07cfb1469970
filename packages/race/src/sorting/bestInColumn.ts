import { measuredOrNull } from '../figures/measured.ts';

/**
 * Returns the best (greatest) measured value of a column, to be marked as its maximum; `null` if nothing was measured.
 */
export function bestInColumn(values: readonly (number | null | undefined)[]): number | null {
  return values.reduce<number | null>((best, each) => {
    const value = measuredOrNull(each);
    return value !== null && (best === null || value > best) ? value : best;
  }, null);
}
