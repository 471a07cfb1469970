import type { GetPath } from '../../../api/client.ts';
import { useRead } from '../../../api/useRead.ts';

/** What shows a series: read again after a change of it. */
export const seriesReads: readonly GetPath[] = [
  ...(['/api/organizer/series', '/api/organizer/series/{seriesId}', '/api/organizer/series/events'] as const),
  ...(['/api/series/{urlSlug}', '/api/series/organizers', '/api/series/organizers/{urlSlug}'] as const),
  ...(['/api/series/stages/{urlSlug}/{status}', '/api/series/general-classification/{urlSlug}'] as const),
  '/api/series/stage/results/{urlSlug}/{stageOrder}',
];

/** A series for its editor. */
export function useOwnSeries(seriesId: string) {
  return useRead('/api/organizer/series/{seriesId}', { params: { seriesId } });
}
