export type Medal = 'gold' | 'silver' | 'bronze';

const PODIUM: readonly Medal[] = ['gold', 'silver', 'bronze'];

/** The medal a place earns, if any. Riders who share a place share its medal; the disqualified have no place. */
export function medalFor(place: number | null): Medal | null {
  return place === null ? null : (PODIUM[place - 1] ?? null);
}
