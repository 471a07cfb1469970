export type Medal = 'gold' | 'silver' | 'bronze';

/** Medals from first place on. */
export const MEDALS: readonly Medal[] = ['gold', 'silver', 'bronze'];

/**
 * Returns the medal of a place, if any. Riders with the same place get the same medal; disqualified riders have no
 * place.
 */
export function medalFor(place: number | null): Medal | null {
  return place === null ? null : (MEDALS[place - 1] ?? null);
}
