import { useRead } from '../../../lib/api/useRead.ts';

/** Returns a series for its editor. */
export function useOwnSeries(seriesId: string) {
  return useRead('/api/organizer/series/{seriesId}', { params: { seriesId } });
}
