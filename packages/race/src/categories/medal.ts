export type Medal = 'gold' | 'silver' | 'bronze';

const PODIUM: readonly Medal[] = ['gold', 'silver', 'bronze'];

/** The medal of a place, if any. Riders with the same place get the same medal; disqualified riders have no place. */
export function medalFor(place: number | null): Medal | null {
  return place === null ? null : (PODIUM[place - 1] ?? null);
}
