import type { PlanUnit } from '@otryv/contract';
import { moscowDay, startOfDay } from '../platform/moscow-days.ts';
import { dayMs } from '../platform/time-units.ts';

const daysOf: Readonly<Record<PlanUnit, number | null>> = { month: 31, week: 7, day: 1, piece: null };

export interface Period {
  startDate: Date;
  endDate: Date;
}

/** How many days a plan buys; `null` for one without a period. */
export function daysOfPlan({ quantity, unit }: { quantity: number; unit: PlanUnit }): number | null {
  const days = daysOf[unit];
  return days === null ? null : days * quantity;
}

/** So many days from a moment, to the last ms of the day in Moscow. They begin when what there is ends. */
export function nextPeriod(at: Date, lastEnd: Date | null, days: number): Period {
  const startDate = lastEnd !== null && lastEnd > at ? lastEnd : at;
  const lastDay = moscowDay(new Date(startDate.getTime() + days * dayMs));
  return { startDate, endDate: new Date(startOfDay(lastDay).getTime() + dayMs - 1) };
}
