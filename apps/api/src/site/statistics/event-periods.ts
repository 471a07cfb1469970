import type { RidersInEvents } from '@otryv/contract';
import { EVENT_PERIODS } from '@otryv/contract/schemas';
import { calendarDay, dayStart } from '@otryv/race';
import { dayMs } from '../../kernel/time-units.ts';
import type { StartedEvent } from './statistic-kinds.ts';

type Period = RidersInEvents['data']['periods'][number];
type Step = RidersInEvents['data']['step'];
export type PeriodId = (typeof EVENT_PERIODS)[keyof typeof EVENT_PERIODS];

const shown: Record<PeriodId, { step: Step; periods: number }> = {
  [EVENT_PERIODS.year]: { step: 'month', periods: 12 },
  [EVENT_PERIODS.quarter]: { step: 'week', periods: 12 },
  [EVENT_PERIODS.month]: { step: 'day', periods: 30 },
};

export function stepOf(id: PeriodId): Step {
  return shown[id].step;
}

/**
 * Computes months, weeks from Monday, or days of a zone, oldest first; the last is that of `untilMs`. An event is
 * counted in the period of its start by the calendar of the zone, regardless of clock changes.
 */
export function eventPeriods(
  events: readonly StartedEvent[],
  { id, untilMs, zone }: { id: PeriodId; untilMs: number; zone: string },
): Period[] {
  const { step, periods } = shown[id];
  const firsts = firstDays(calendarDay(untilMs, zone), step, periods);
  const known = new Set(firsts);
  const inPeriod = Map.groupBy(
    events.filter(({ startMs }) => startMs <= untilMs),
    ({ startMs }) => firstDay(calendarDay(startMs, zone), step),
  );
  return firsts
    .filter((first) => known.has(first))
    .map((first) => {
      const together = inPeriod.get(first) ?? [];
      return {
        from: new Date(dayStart(first, zone)).toISOString(),
        male: together.reduce((sum, { male }) => sum + male, 0),
        female: together.reduce((sum, { female }) => sum + female, 0),
        events: together.length,
      };
    });
}

/** Returns the first day of the period of a day. */
function firstDay(day: string, step: Step): string {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return shifted(day, -((weekday + 6) % 7));
}

function firstDays(today: string, step: Step, periods: number): string[] {
  const firsts = [firstDay(today, step)];
  while (firsts.length < periods) firsts.push(firstDay(shifted(firsts.at(-1) ?? today, -1), step));
  return firsts.toReversed();
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
