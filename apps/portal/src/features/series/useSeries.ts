import { useRead } from '../../lib/api/useRead.ts';

/** A series with its stages. */
export function useSeries(urlSlug: string) {
  return useRead('/api/series/{urlSlug}', { params: { urlSlug } });
}

/** The standings of a series; not read where it has none. */
export function useStandings(urlSlug: string) {
  return useRead('/api/series/general-classification/{urlSlug}', { params: { urlSlug } });
}
