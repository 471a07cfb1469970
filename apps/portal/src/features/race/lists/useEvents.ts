import { useRead } from '../../../lib/api/useRead.ts';

export interface EventListQuery {
  started: boolean;
  page: number;
  docsOnPage: number;
  search: string;
  organizerId: string;
}

/** Returns a page of the schedule or of the results. */
export function useEvents(query: EventListQuery) {
  return useRead('/api/race/events', { query }, { keepPreviousData: true });
}

/** Returns the race that starts next. */
export function useNextEvent() {
  return useRead('/api/race/events', { query: { started: false, docsOnPage: 1 } });
}
