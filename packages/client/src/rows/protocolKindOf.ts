import type { Event } from '@otryv/contract';
import { type FinishProtocol, finishProtocol } from '@otryv/race';

/** Returns how the groups of a race share its protocol: the prop `protocolKind` of `ResultsTable`. */
export function protocolKindOf({ typeRaceCustom }: Pick<Event, 'typeRaceCustom'>): FinishProtocol {
  return finishProtocol(typeRaceCustom);
}
