import type { Identity } from '@otryv/contract';
import type { StoredEvent } from '../../events/read/event-catalogue.ts';
import { requireEventWrite } from '../../events/records/event-rights.ts';

/** Author of a decision: a signed-in user or a command-line operator. */
export interface Actor {
  /** `null` on the command line. */
  userId: string | null;
  /** Name shown with the decision from then on. */
  name: string;
  isAdmin: boolean;
  /** Throws Forbidden without permission to change this event. */
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

/** Returns the command-line actor, who may change every event. */
export function operator(name: string): Actor {
  return { userId: null, name, isAdmin: true, requireWrite: () => undefined };
}
