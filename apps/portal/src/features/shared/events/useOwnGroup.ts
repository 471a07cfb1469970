import { useRead } from '../../../lib/api/useRead.ts';
import { useUser } from '../../../lib/session/sessionStore.ts';

/** Returns the group of a coming race that fits the signed-in rider; `null` if none does, or while unknown. */
export function useOwnGroup(eventId: number): string | null {
  const user = useUser();
  const { data } = useRead('/api/race/events/own-groups', user && {});
  return data?.data.find((one) => one.eventId === eventId)?.ownGroup ?? null;
}
