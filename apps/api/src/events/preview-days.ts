import { moscowDay, startOfDay } from '../platform/moscow-days.ts';
import { dayMs } from '../platform/time-units.ts';

/** From now to the end of tomorrow, in days of Moscow. */
export function previewDays(now: Date): { from: Date; to: Date } {
  return { from: now, to: new Date(startOfDay(moscowDay(now)).getTime() + 2 * dayMs) };
}
