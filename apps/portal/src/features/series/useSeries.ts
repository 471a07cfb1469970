import { useRead } from '../../lib/api/useRead.ts';

/** Returns a series with its stages. */
export function useSeries(urlSlug: string) {
  return useRead('/api/series/{urlSlug}', { params: { urlSlug } });
}

/** Returns the standings of a series; not requested if it has none. */
export function useStandings(urlSlug: string) {
  return useRead('/api/series/general-classification/{urlSlug}', { params: { urlSlug } });
}
