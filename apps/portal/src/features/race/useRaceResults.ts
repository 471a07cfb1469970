import { useRead } from '../../lib/api/useRead.ts';

/** Returns the protocol of a race. */
export function useRaceResults(id: string) {
  return useRead('/api/race/results/{id}', { params: { id } });
}
