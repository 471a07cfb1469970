import type { RaceResults } from '@otryv/contract';
import { defineHook } from '../../../kernel/hooks/define-hook.ts';

/** A protocol gets a new version. */
export const protocolWritten = defineHook<{ eventId: number; protocol: RaceResults }>('protocol written');
