import type { LiveEvent, RaceResults } from '@otryv/contract';
import { useEffect, useEffectEvent } from 'react';
import { urlOf } from '../../api/client.ts';
import { useIsVisible } from '../../session/useIsVisible.ts';

/** Calls `onChange` when a newer version of a protocol is published; nothing is asked of a final one or a hidden page. */
export function useLiveProtocol(event: string, race: RaceResults | undefined, onChange: () => void): void {
  const isVisible = useIsVisible();
  const isOpen = isVisible && race?.event.isFinal === false;
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
