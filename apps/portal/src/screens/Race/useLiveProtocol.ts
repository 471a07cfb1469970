import type { LiveEvent, RaceResults } from '@otryv/contract';
import { useEffect, useEffectEvent } from 'react';
import { urlOf } from '../../api/client.ts';
import { useIsVisible } from '../../session/useIsVisible.ts';

/** Calls `onChange` when a newer version of a protocol is published; nothing is asked of one that stays, or by a hidden page. */
export function useLiveProtocol(
  event: string,
  race: RaceResults | undefined,
  onChange: () => void,
  mayChange: (event: RaceResults['event']) => boolean = isUnsettled,
): void {
  const isVisible = useIsVisible();
  const isOpen = isVisible && race !== undefined && mayChange(race.event);
  const compare = useEffectEvent(({ version }: LiveEvent) => {
    if (version > (race?.event.version ?? 0)) onChange();
  });

  useEffect(() => {
    if (!isOpen) return;
    const source = new EventSource(urlOf('/api/live', { query: { event } }));
    source.onmessage = ({ data }) => compare(JSON.parse(String(data)));
    return () => source.close();
  }, [isOpen, event]);
}

/** Finishers are still awaited, or decisions still taken. */
function isUnsettled({ isFinal, protocol }: RaceResults['event']): boolean {
  return !isFinal || protocol?.state === 'provisional';
}
