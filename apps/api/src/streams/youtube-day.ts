import { dayMs, hourMs, minuteMs, secondMs } from '../platform/time-units.ts';

const shortestMinutes = 5;
const videosOfChannel = 5;
const videosOfRequest = 50;

const pacific = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'America/Los_Angeles', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
});

/** When the day of the quota ends: the next midnight in California, also on the two days of a year that are an hour off. */
export function quotaReset(now: Date): Date {
  const midnightMs = now.getTime() - sinceMidnight(now);
  const nearly = new Date(midnightMs + dayMs);
  const late = sinceMidnight(nearly);
  return new Date(nearly.getTime() + (late > dayMs / 2 ? dayMs - late : -late));
}

function sinceMidnight(at: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = pacific.format(at).split(':').map(Number);
  return hours * hourMs + minutes * minuteMs + seconds * secondMs + at.getMilliseconds();
}

/** How long to wait between two polls of so many channels, so that a day costs no more than its units. */
export function pollInterval(channels: number, dailyUnits: number): number {
  const units = channels + Math.ceil((channels * videosOfChannel) / videosOfRequest);
  return Math.max(shortestMinutes, Math.ceil(((dayMs / minuteMs) * units) / dailyUnits)) * minuteMs;
}
