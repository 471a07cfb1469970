import type { Event, EventList } from '@otryv/contract';
import { calendarDay, dayAfter } from '@otryv/race';
import { useNow } from '@otryv/ui';
import { type Reading, useRead } from '../../lib/api/useRead.ts';

const fewest = 4;
/** Maximum number of races ridden at the same time. */
const mostRidden = 20;
const hourMs = 3_600_000;
const zone = 'Europe/Moscow';

/** Returns the starts of today and tomorrow in Moscow, at least the next four. */
export function useComingEvents(): Reading<EventList> {
  const { data, ...reading } = useRead('/api/race/events', { query: { started: false } });
  const now = useNow(hourMs);
  return { ...reading, data: data && { ...data, events: soonOf(data.events, now) } };
}

/** Returns the races of today and tomorrow in Moscow from a list in order of start, at least four. */
export function soonOf(events: readonly Event[], now: number): Event[] {
  const tomorrow = dayAfter(calendarDay(now, zone));
  return events.filter(({ eventStart }, at) => at < fewest || calendarDay(Date.parse(eventStart), zone) <= tomorrow);
}

/** Returns the latest races with finishers, excluding those still being ridden. */
export function useLatestResults(count: number, ridden: readonly number[] = []) {
  const { data, error } = useRead('/api/race/events', { query: { started: true, docsOnPage: count + mostRidden } });
  const events = data?.events
    .filter(({ id, totalFinishedCount }) => totalFinishedCount && !ridden.includes(id))
    .slice(0, count);
  return { error, data: data && events && { ...data, events } };
}
