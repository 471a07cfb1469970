import type { ServiceMessage } from '@otryv/contract';
import { teamReads } from '@otryv/contract/changedReads';
import type { GetPath } from '../../lib/api/client.ts';

const ofRaces: readonly GetPath[] = ['/api/race/results/{id}/appeals'];

/**
 * Returns the reads whose response these notifications change, except reads of protocols, which follow their own
 * stream.
 */
export function readsAbout(messages: readonly Pick<ServiceMessage, 'type'>[]): readonly GetPath[] {
  const types = new Set(messages.map(({ type }) => type));
  return [...(types.has('team') ? teamReads : []), ...(types.has('race') ? ofRaces : [])];
}
