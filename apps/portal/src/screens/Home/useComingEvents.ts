import type { EventList } from '@otryv/contract';
import { calendarDay } from '@otryv/race';
import { useNow } from '@otryv/ui';
import { useMemo } from 'react';
import { type Reading, useRead } from '../../api/useRead.ts';

const fewest = 4;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const zone = 'Europe/Moscow';

/** What starts today and tomorrow in Moscow, and at least the next four starts. */
export function useComingEvents(): Reading<EventList> {
  const reading = useRead('/api/race/events', { query: { started: false } });
  const { data: all } = reading;
  const now = useNow(hourMs);
  const data = useMemo(() => all && { ...all, events: comingOf(all.events, now) }, [all, now]);
  return { ...reading, data };
}

function comingOf(events: EventList['events'], now: number): EventList['events'] {
  const tomorrow = calendarDay(now + dayMs, zone);
  return events.filter(({ eventStart }, at) => at < fewest || calendarDay(Date.parse(eventStart), zone) <= tomorrow);
}

/** The races that finished last. */
export function useLatestResults(count: number) {
  return useRead('/api/race/events', { query: { started: true, docsOnPage: count } });
}
