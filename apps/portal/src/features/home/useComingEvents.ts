import type { Event, EventList } from '@otryv/contract';
import { calendarDay, dayAfter } from '@otryv/race';
import { useNow } from '@otryv/ui';
import { type Reading, useRead } from '../../lib/api/useRead.ts';

const fewest = 4;
/** Races that may be ridden at the same time. */
const mostRidden = 20;
const hourMs = 3_600_000;
const zone = 'Europe/Moscow';

/** What starts today and tomorrow in Moscow, and at least the next four starts. */
export function useComingEvents(): Reading<EventList> {
  const { data, ...reading } = useRead('/api/race/events', { query: { started: false } });
  const now = useNow(hourMs);
  return { ...reading, data: data && { ...data, events: soonOf(data.events, now) } };
}

/** Of races, the earliest first, those of today and tomorrow in Moscow, and at least four. */
export function soonOf(events: readonly Event[], now: number): Event[] {
  const tomorrow = dayAfter(calendarDay(now, zone));
  return events.filter(({ eventStart }, at) => at < fewest || calendarDay(Date.parse(eventStart), zone) <= tomorrow);
}

/** The latest races with finishers, without those that are still being ridden. */
export function useLatestResults(count: number, ridden: readonly number[] = []) {
  const { data, error } = useRead('/api/race/events', { query: { started: true, docsOnPage: count + mostRidden } });
  const events = data?.events
    .filter(({ id, totalFinishedCount }) => totalFinishedCount && !ridden.includes(id))
    .slice(0, count);
  return { error, data: data && events && { ...data, events } };
}
