import { groupBy } from '../lists/groupBy.ts';
import { compareTimes, type TimedEntry } from './compareRows.ts';
import { isDnf } from './disqualification.ts';

/**
 * Returns the rows that do not count because their person has a better one on another account. A row in the
 * classification is better than one out of it, a finish than a DNF, then the earlier time over all groups.
 */
export function repeatedRows(
  rows: readonly TimedEntry[],
  personOf: (profileId: number) => number,
): ReadonlySet<TimedEntry> {
  const byPerson = groupBy(rows, ({ profileId }) => personOf(profileId));
  return new Set([...byPerson.values()].flatMap((ofPerson) => ofPerson.toSorted(preference).slice(1)));
}

function preference(a: TimedEntry, b: TimedEntry) {
  return (
    Number(a.disqualification !== null) - Number(b.disqualification !== null) ||
    Number(isDnf(a)) - Number(isDnf(b)) ||
    compareTimes(a.timeMs, b.timeMs) ||
    a.profileId - b.profileId
  );
}
