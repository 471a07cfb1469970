import type { PlanUnit } from '@otryv/contract';
import { moscowDay, startOfDay } from '../../kernel/moscow-days.ts';
import { dayMs } from '../../kernel/time-units.ts';

const daysOf: Readonly<Record<PlanUnit, number | null>> = { month: 31, week: 7, day: 1, piece: null };

export interface Period {
  startDate: Date;
  endDate: Date;
}

interface PeriodOf extends Period {
  id: string;
}

/** Returns how many days a plan buys; `null` for one without a period. */
export function daysOfPlan({ quantity, unit }: { quantity: number; unit: PlanUnit }): number | null {
  const days = daysOf[unit];
  return days === null ? null : days * quantity;
}

/** Returns how many days a period was for. */
function daysIn({ startDate, endDate }: Period): number {
  return (startOfDay(moscowDay(endDate)).getTime() - startOfDay(moscowDay(startDate)).getTime()) / dayMs;
}

/** Returns the end of a period of that many days after a partial refund: the days still paid, rounded up. */
export function endAfterRefund(
  startDate: Date,
  days: number,
  paid: { kopecks: number; refundedKopecks: number },
): Date {
  // The product is an integer: a fractional share would round some whole days up by one.
  const daysPaid = Math.ceil((days * (paid.kopecks - paid.refundedKopecks)) / paid.kopecks);
  return nextPeriod(startDate, null, daysPaid).endDate;
}

/**
 * Ends a period at a moment, and moves those that follow without a gap forward, each with its original number of days.
 *
 * Returns the changed periods by id: `null` for one that ends before it begins. Changes nothing if it has already ended
 * by then.
 */
export function endAt(periods: readonly PeriodOf[], id: string, end: Date): Map<string, Period | null> {
  const ended = periods.find((period) => period.id === id);
  const changed = new Map<string, Period | null>();
  if (!ended || ended.endDate <= end) return changed;
  const { startDate } = ended;
  changed.set(id, startDate < end ? { startDate, endDate: end } : null);
  let [formerEnd, newEnd] = [ended.endDate, startDate < end ? end : startDate];
  for (const period of periods.toSorted((one, other) => one.startDate.getTime() - other.startDate.getTime())) {
    if (period.startDate.getTime() !== formerEnd.getTime()) continue;
    const moved = nextPeriod(newEnd, null, daysIn(period));
    changed.set(period.id, moved);
    [formerEnd, newEnd] = [period.endDate, moved.endDate];
  }
  return changed;
}

/**
 * Returns a period of that many days from a moment, to the last ms of the Moscow day. It begins when existing ones end.
 */
export function nextPeriod(at: Date, lastEnd: Date | null, days: number): Period {
  const startDate = lastEnd !== null && lastEnd > at ? lastEnd : at;
  const lastDay = moscowDay(new Date(startDate.getTime() + days * dayMs));
  return { startDate, endDate: new Date(startOfDay(lastDay).getTime() + dayMs - 1) };
}
