import type { RaceResults } from '@otryv/contract';
import { defineHook } from '../../../kernel/hooks/define-hook.ts';

export interface WrittenProtocol {
  eventId: number;
  protocol: RaceResults;
  organizerId: string | null;
  /** Whether it is the first version, another one, or the one that makes the protocol official. */
  step: 'published' | 'changed' | 'official';
}

/** A protocol gets a new version. */
export const protocolWritten = defineHook<WrittenProtocol>('protocol written');
