import { epochMs, type Moment } from '@otryv/race';

/** Times of a race, as far as an embed knows them. */
export interface RaceTimes {
  start: Moment;
  /** Its last known finish; without one it may still be ongoing. */
  end?: Moment;
  /** Whether its protocol is official, or none is expected. */
  isSettled: boolean;
}

const hourMs = 3_600_000;
const settlingMs = 3 * hourMs;
const nearMs = 48 * hourMs;
const whileItChangesS = 15;
const nowAndThenS = 300;

/**
 * Returns the seconds until an embed is refreshed: short while one of its races is ongoing or being decided, longer
 * around it.
 */
export function refreshOf(races: readonly RaceTimes[], now: number): number {
  const seconds = races.map(({ start, end, isSettled }) => {
    const startMs = epochMs(start);
    if (startMs === null) return 0;
    const endMs = Math.max(epochMs(end) ?? startMs, startMs);
    if (!isSettled && now >= startMs && now < endMs + settlingMs) return whileItChangesS;
    return now > startMs - nearMs && now < endMs + nearMs ? nowAndThenS : 0;
  });
  return seconds.includes(whileItChangesS) ? whileItChangesS : Math.max(0, ...seconds);
}

/**
 * Returns the moments when the refresh interval changes, and when the API publishes the results of a race that has
 * begun.
 */
export function paceChanges(races: readonly RaceTimes[]): number[] {
  return races.flatMap(({ start, end }) => {
    const startMs = epochMs(start);
    if (startMs === null) return [];
    const endMs = Math.max(epochMs(end) ?? startMs, startMs);
    return [startMs - nearMs + 1, startMs, endMs + settlingMs, endMs + nearMs];
  });
}
