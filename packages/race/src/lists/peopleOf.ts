import { groupBy } from './groupBy.ts';

/**
 * Returns one row of each person, who may have several accounts in a race: the first, which in a protocol is the one
 * that counts.
 */
export function peopleOf<Row extends { profileId: number }>(rows: readonly Row[]): Row[] {
  return [...groupBy(rows, ({ profileId }) => profileId).values()].flatMap(([first]) => first ?? []);
}
