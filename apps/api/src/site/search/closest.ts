import { NO_NAME_MATCH, nameMatch } from '@otryv/race';

/** Search results of a kind, closest names first, and how close the first is. */
export interface Closest<Found> {
  found: Found[];
  match: number;
}

/** Orders by how closely one of the names matches the typed text; equally close ones keep their order. */
export function closest<Found>(
  found: readonly Found[],
  namesOf: (one: Found) => readonly string[],
  typed: string,
): Closest<Found> {
  const matched = found
    .map((one) => ({ one, match: Math.min(...namesOf(one).map((name) => nameMatch(name, typed))) }))
    .toSorted((a, b) => a.match - b.match);
  return { found: matched.map(({ one }) => one), match: matched[0]?.match ?? NO_NAME_MATCH };
}
