import type { Identity } from '@otryv/contract';
import type { StoredEvent } from '../../events/read/event-catalogue.ts';
import { requireEventWrite } from '../../events/records/event-rights.ts';

/** The author of a decision: a signed-in user, or whoever works on the command line. */
export interface Actor {
  /** `null` on the command line. */
  userId: string | null;
  /** As it is shown beside the decision from then on. */
  name: string;
  isAdmin: boolean;
  /** Throws Forbidden without the right to change this event. */
  requireWrite(event: StoredEvent): void;
}

export function actorOf(identity: Identity, name: string): Actor {
  return {
    userId: identity.userId,
    name,
    isAdmin: identity.role === 'admin',
    requireWrite: (event) => requireEventWrite(identity, event),
  };
}

/** The command line may change every event. */
export function operator(name: string): Actor {
  return { userId: null, name, isAdmin: true, requireWrite: () => undefined };
}
