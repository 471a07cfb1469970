import { calendarDay, dayAfter, dayStart } from '@otryv/race';
import { dayMs, minuteMs } from '../../kernel/time-units.ts';

const california = 'America/Los_Angeles';
const shortestMinutes = 5;
const videosOfChannel = 5;
const videosOfRequest = 50;

/** Returns when the quota day ends: the next midnight in California. */
export function quotaReset(now: Date): Date {
  return new Date(dayStart(dayAfter(calendarDay(now.getTime(), california)), california));
}

/** Returns the delay between two polls of that many channels, so that a day costs no more than its units. */
export function pollInterval(channels: number, dailyUnits: number): number {
  const units = channels + Math.ceil((channels * videosOfChannel) / videosOfRequest);
  return Math.max(shortestMinutes, Math.ceil(((dayMs / minuteMs) * units) / dailyUnits)) * minuteMs;
}
