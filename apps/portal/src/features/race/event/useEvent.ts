import { useRead } from '../../../lib/api/useRead.ts';

/** Returns a race with its sign-ups. */
export function useEvent(id: string) {
  return useRead('/api/race/events/{id}', { params: { id } });
}
