import type { ProtocolState } from '@otryv/contract';
import type { StoredState } from './protocol-states.repository.ts';

export function toProtocolState(stored: StoredState): ProtocolState {
  const { protestsFrom, protestsUntil, officialSince, officialBy, lock } = stored;
  return {
    state: officialSince === null ? 'provisional' : 'official',
    protestsFrom: protestsFrom.toISOString(),
    protestsUntil: protestsUntil.toISOString(),
    officialSince: officialSince?.toISOString() ?? null,
    officialBy,
    lock: lock && { author: lock.author, reason: lock.reason, at: lock.at.toISOString() },
  };
}
