import { compareText, compareTimes, type TimedEntry } from './compareRows.ts';
import { isDnf } from './disqualification.ts';

/**
 * Reduces rows to one per rider. The game repeats riders (overlapping pages, a rider in two groups, a second attempt):
 * a finish is preferred over a DNF, a ride in a known group over another, a plausible time over another, then the earlier
 * time, then measured power over virtual power. Rows equal in all of these are ordered by group and content, never by their position.
 */
export function onePerRider(rows: readonly TimedEntry[]): TimedEntry[] {
  const kept = new Map<number, TimedEntry>();
  for (const row of rows) {
    const other = kept.get(row.profileId);
    if (other === undefined || preference(row, other) < 0) kept.set(row.profileId, row);
  }
  return [...kept.values()];
}

function preference(a: TimedEntry, b: TimedEntry) {
  return (
    Number(isDnf(a)) - Number(isDnf(b)) ||
    Number(b.hasGroup) - Number(a.hasGroup) ||
    Number(isImplausible(a)) - Number(isImplausible(b)) ||
    compareTimes(a.timeMs, b.timeMs) ||
    Number(isVirtual(a)) - Number(isVirtual(b)) ||
    compareText(a.groupLabel, b.groupLabel) ||
    compareText(JSON.stringify(a.entry), JSON.stringify(b.entry))
  );
}

function isImplausible({ disqualification }: TimedEntry) {
  return disqualification?.status === 'IMPLAUSIBLE_TIME';
}

function isVirtual({ entry }: TimedEntry) {
  return entry.sensorData?.powerType === 'VIRTUAL_POWER';
}
