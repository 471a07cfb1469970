import { useRead } from './useRead.ts';

/** The protocol of a race; read again when its reader comes back to the page. */
export function useRaceResults(id: string) {
  return useRead('/api/race/results/{id}', { params: { id } });
}
