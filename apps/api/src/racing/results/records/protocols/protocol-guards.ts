import type { Actor } from '../actor.ts';
import { ProtocolLocked, ProtocolOfficial } from '../results.errors.ts';
import type { StoredState } from './protocol-states.repository.ts';

type Guarded = Pick<StoredState, 'officialSince' | 'lock'>;

/** Whether game data is kept out of the protocol until it is reopened or unlocked. */
export function isClosed(state: Guarded | null): boolean {
  return state !== null && (state.lock !== null || state.officialSince !== null);
}

/** Throws ProtocolOfficial; ProtocolLocked unless the actor locked it or is an administrator. */
export function requireOpen(state: Guarded | null, actor: Pick<Actor, 'userId' | 'isAdmin'>): void {
  if (state?.officialSince) throw new ProtocolOfficial();
  requireUnlocked(state, actor);
}

/** Throws ProtocolLocked unless the actor locked the protocol or is an administrator. */
export function requireUnlocked(state: Guarded | null, { userId, isAdmin }: Pick<Actor, 'userId' | 'isAdmin'>): void {
  const lock = state?.lock;
  if (lock && lock.userId !== userId && !isAdmin) throw new ProtocolLocked(lock.author, lock.reason ?? '');
}
