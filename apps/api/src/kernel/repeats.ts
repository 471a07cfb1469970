import { minuteMs } from './time-units.ts';

const repeatMs = 10 * minuteMs;

/** Whether a link that was already used counts as the same use: its response may have been lost. */
export function isRepeat(usedAt: Date, now: Date): boolean {
  return now.getTime() - usedAt.getTime() < repeatMs;
}
