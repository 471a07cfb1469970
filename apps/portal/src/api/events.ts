import { useRead } from './useRead.ts';

export interface EventListQuery {
  started: boolean;
  page: number;
  docsOnPage: number;
  search: string;
  organizerId: string;
}

/** A page of the schedule or of the results. */
export function useEvents(query: EventListQuery) {
  return useRead('/api/race/events', { query }, { keepPreviousData: true });
}

/** The one race that starts next. */
export function useNextEvent() {
  return useRead('/api/race/events', { query: { started: false, docsOnPage: 1 } });
}

/** What starts today and tomorrow. */
export function useComingEvents() {
  return useRead('/api/race/events', { query: { started: false, target: 'preview' } });
}

/** The races that finished last. */
export function useLatestResults(count: number) {
  return useRead('/api/race/events', { query: { started: true, docsOnPage: count } });
}

export function useEvent(id: string) {
  return useRead('/api/race/events/{id}', { params: { id } });
}
