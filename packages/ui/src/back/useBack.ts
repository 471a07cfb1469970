import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './openLayers.ts';

/**
 * Calls `onBack` for Back of the browser, its gesture too, while something lies over the page; the page stays. Closing it by
 * other means costs no second Back. Before the first press or key of the reader Back leaves the page.
 */
export function useBack(isOpen: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);

  useEffect(() => {
    if (isOpen) return openLayer(() => back());
  }, [isOpen]);
}
