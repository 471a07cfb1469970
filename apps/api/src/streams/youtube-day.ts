import { dayMs, minuteMs } from '../platform/time-units.ts';

const shortestMinutes = 5;
const videosOfChannel = 5;
const videosOfRequest = 50;

const pacific = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'America/Los_Angeles', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
});

/** When the day of the quota ends: the next midnight in California. */
export function quotaReset(now: Date): Date {
  const [hours = 0, minutes = 0, seconds = 0] = pacific.format(now).split(':').map(Number);
  const sinceMidnight = ((hours * 60 + minutes) * 60 + seconds) * 1000 + now.getMilliseconds();
  return new Date(now.getTime() + dayMs - sinceMidnight);
}

/** How long to wait between two polls of so many channels, so that a day costs no more than its units. */
export function pollInterval(channels: number, dailyUnits: number): number {
  const units = channels + Math.ceil((channels * videosOfChannel) / videosOfRequest);
  return Math.max(shortestMinutes, Math.ceil(((dayMs / minuteMs) * units) / dailyUnits)) * minuteMs;
}
