import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './openLayers.ts';

/**
 * Calls `onBack` on the browser's Back, including its gesture, while a layer covers the page; the page stays. Closing
 * it by other means requires no second Back. Before the first press or key, Back leaves the page.
 */
export function useBack(isOpen: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);

  useEffect(() => {
    if (isOpen) return openLayer(() => back());
  }, [isOpen]);
}
