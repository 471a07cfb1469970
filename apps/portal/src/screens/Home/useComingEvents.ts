import type { Event, EventList } from '@otryv/contract';
import { calendarDay } from '@otryv/race';
import { useNow } from '@otryv/ui';
import { type Reading, useRead } from '../../api/useRead.ts';

const fewest = 4;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const zone = 'Europe/Moscow';

/** What starts today and tomorrow in Moscow, and at least the next four starts. */
export function useComingEvents(): Reading<EventList> {
  const { data, ...reading } = useRead('/api/race/events', { query: { started: false } });
  const tomorrow = calendarDay(useNow(hourMs) + dayMs, zone);
  const isComing = ({ eventStart }: Event, at: number) =>
    at < fewest || calendarDay(Date.parse(eventStart), zone) <= tomorrow;
  return { ...reading, data: data && { ...data, events: data.events.filter(isComing) } };
}

/** Of the races that started last those with finishers: the others are being ridden. */
export function useLatestResults(count: number) {
  const { data, error } = useRead('/api/race/events', { query: { started: true, docsOnPage: count } });
  return { error, data: data && { ...data, events: data.events.filter((event) => event.totalFinishedCount) } };
}
