import type { RaceResults } from '@otryv/contract';
import { useLiveVersion } from '../../lib/api/useLiveVersion.ts';

/**
 * Calls `onChange` when a newer version of a protocol is published; sends nothing for a settled one, or on a hidden
 * page.
 */
export function useLiveProtocol(
  event: string,
  race: RaceResults | undefined,
  onChange: () => void,
  mayChange: (event: RaceResults['event']) => boolean = isUnsettled,
): void {
  const isOpen = race !== undefined && mayChange(race.event);
  useLiveVersion(isOpen ? event : null, (version) => {
    if (version > (race?.event.version ?? 0)) onChange();
  });
}

/** Whether finishers or decisions are still pending. */
function isUnsettled({ isFinal, protocol }: RaceResults['event']): boolean {
  return !isFinal || protocol?.state === 'provisional';
}
