import { moscowDay, startOfDay } from '../../../kernel/moscow-days.ts';
import { dayMs } from '../../../kernel/time-units.ts';

/** Returns the period from now to the end of tomorrow, Moscow time. */
export function previewDays(now: Date): { from: Date; to: Date } {
  return { from: now, to: new Date(startOfDay(moscowDay(now)).getTime() + 2 * dayMs) };
}
