import type { RaceResults } from '@otryv/contract';
import { useRead } from './useRead.ts';

const whileRunningMs = 20_000;

/** The protocol of a race; while the race is on, it is read again and again. */
export function useRaceResults(id: string) {
  return useRead(
    '/api/race/results/{id}',
    { params: { id } },
    { refreshInterval: (latest?: RaceResults) => (latest && !latest.event.isFinal ? whileRunningMs : 0) },
  );
}
