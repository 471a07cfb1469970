import type { Identity } from '@otryv/contract';
import { type Action, abilitiesOf, owned } from '@otryv/contract/abilities';
import { Forbidden } from '../../../kernel/access/access.errors.ts';
import type { StoredEvent } from './events.repository.ts';

type Owned = Pick<StoredEvent, 'microserviceExternalResourceId'> & { organizer: { id: string } | null };

/** Throws Forbidden unless the user moderates the club of the loaded event, is its organizer or an administrator. */
export function requireEventWrite(identity: Identity, event: Owned): void {
  if (!mayEvent(identity, 'write', event)) throw new Forbidden();
}

export function mayEvent(identity: Identity | null, action: Action, event: Owned): boolean {
  const { microserviceExternalResourceId: clubId, organizer } = event;
  return abilitiesOf(identity).can(action, owned('Event', { clubId, organizerId: organizer?.id ?? null }));
}
