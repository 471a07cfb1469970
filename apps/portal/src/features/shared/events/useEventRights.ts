import type { Event } from '@otryv/contract';
import { useMemo } from 'react';
import { useAbilities } from '../../../lib/access/useAbilities.ts';
import { useUser } from '../../../lib/session/sessionStore.ts';

type Owned = Pick<Event, 'microserviceExternalResourceId' | 'organizerId'>;

/**
 * Returns a test whether the reader may change an event: as moderator of its club, its organizer or an administrator;
 * `null` for guests.
 */
export function useEventRights(): ((event: Owned) => boolean) | null {
  const user = useUser();
  const abilities = useAbilities();

  return useMemo(() => {
    if (user === null || abilities === undefined) return null;
    const own = abilities.abilitiesOf(abilities.holderOf(user));
    return ({ microserviceExternalResourceId: clubId, organizerId }) =>
      own.can('write', abilities.owned('Event', { clubId, organizerId: organizerId?._id ?? null }));
  }, [user, abilities]);
}

/** Whether the reader may change an event. */
export function useMayEditEvent(event: Owned): boolean {
  return useEventRights()?.(event) ?? false;
}
