import { NO_NAME_MATCH, nameMatch } from '@otryv/race';

/** What was found of a kind, those with the closest names first, and how close the first is. */
export interface Closest<Found> {
  found: Found[];
  match: number;
}

/** Orders by how closely one of the names is what was typed; those as close keep their order. */
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
