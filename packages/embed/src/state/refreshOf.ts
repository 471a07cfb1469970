import { epochMs, type Moment } from '@otryv/race';

/** When a race is, as far as an embed knows it. */
export interface RaceTimes {
  start: Moment;
  /** Its last known finish; without one it may go on. */
  end?: Moment;
  /** Whether its protocol is official, or there is none to wait for. */
  isSettled: boolean;
}

const hourMs = 3_600_000;
const settlingMs = 3 * hourMs;
const nearMs = 48 * hourMs;
const whileItChangesS = 15;
const nowAndThenS = 300;

/** Seconds until an embed is asked for again: soon while one of its races goes on or is being decided, now and then around it. */
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

/** The moments at which another pace begins, and at which the API shows the results of a race that has begun. */
export function paceChanges(races: readonly RaceTimes[]): number[] {
  return races.flatMap(({ start, end }) => {
    const startMs = epochMs(start);
    if (startMs === null) return [];
    const endMs = Math.max(epochMs(end) ?? startMs, startMs);
    return [startMs - nearMs + 1, startMs, endMs + settlingMs, endMs + nearMs];
  });
}
