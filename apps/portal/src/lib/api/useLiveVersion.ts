import type { LiveEvent } from '@otryv/contract';
import { useEffect, useEffectEvent } from 'react';
import { urlOf } from './client.ts';
import { useIsVisible } from './useIsVisible.ts';

/**
 * Calls `onVersion` with the version of a race's protocol, and with each new one; sends nothing for `null` or on a
 * hidden page.
 */
export function useLiveVersion(event: string | null, onVersion: (version: number) => void): void {
  const isVisible = useIsVisible();
  const isOpen = isVisible && event !== null;
  const report = useEffectEvent(onVersion);

  useEffect(() => {
    if (!isOpen || event === null) return;
    const source = new EventSource(urlOf('/api/live', { query: { event } }));
    source.onmessage = ({ data }) => {
      const { version }: LiveEvent = JSON.parse(String(data));
      report(version);
    };
    return () => source.close();
  }, [isOpen, event]);
}
