import { useCallback } from 'react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useUser } from '../../../lib/session/sessionStore.ts';

/** Returns how to look up the group of a coming race that fits the signed-in rider; `null` if none does, or while unknown. */
export function useOwnGroups(): (event: { id: number }) => string | null {
  const user = useUser();
  const { data } = useRead('/api/race/events/own-groups', user && {});
  return useCallback(({ id }) => data?.data.find(({ eventId }) => eventId === id)?.ownGroup ?? null, [data]);
}

/** Returns this group of one race. */
export function useOwnGroup(eventId: number): string | null {
  return useOwnGroups()({ id: eventId });
}
