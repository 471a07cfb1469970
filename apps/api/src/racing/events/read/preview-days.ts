import { moscowDay, startOfDay } from '../../../kernel/moscow-days.ts';
import { dayMs } from '../../../kernel/time-units.ts';

/** From now to the end of tomorrow, in days of Moscow. */
export function previewDays(now: Date): { from: Date; to: Date } {
  return { from: now, to: new Date(startOfDay(moscowDay(now)).getTime() + 2 * dayMs) };
}
