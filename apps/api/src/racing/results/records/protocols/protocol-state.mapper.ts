import type { ProtocolState } from '@otryv/contract';
import type { StoredState } from './protocol-states.repository.ts';

export function toProtocolState(stored: StoredState): ProtocolState {
  const { protestsFrom, protestsUntil, officialAt, officialSince, officialBy, lock } = stored;
  return {
    state: officialSince === null ? 'provisional' : 'official',
    protestsFrom: protestsFrom.toISOString(),
    protestsUntil: protestsUntil.toISOString(),
    officialAt: officialAt?.toISOString() ?? null,
    officialSince: officialSince?.toISOString() ?? null,
    officialBy,
    lock: lock && { author: lock.author, reason: lock.reason, at: lock.at.toISOString() },
  };
}
