import { useRead } from '../../api/useRead.ts';

/** What starts today and tomorrow. */
export function useComingEvents() {
  return useRead('/api/race/events', { query: { started: false, target: 'preview' } });
}

/** The races that finished last. */
export function useLatestResults(count: number) {
  return useRead('/api/race/events', { query: { started: true, docsOnPage: count } });
}
