import type { RaceResults } from '@otryv/contract';
import { defineHook } from '../../../../kernel/hooks/define-hook.ts';

export interface WrittenProtocol {
  eventId: number;
  protocol: RaceResults;
  organizerId: string | null;
  /** Whether it is the first version, a later one, or the one that makes the protocol official. */
  step: 'published' | 'changed' | 'official';
}

/** Raised when a protocol gets a new version. */
export const protocolWritten = defineHook<WrittenProtocol>('protocol written');
