import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onLeave` after `afterMs` of unpaused time; never if `afterMs` is `null`. */
export function useAutoClose(afterMs: number | null, paused: boolean, onLeave: () => void) {
  const leftMs = useRef(afterMs);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (leftMs.current === null || paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => leave(), leftMs.current);
    return () => {
      clearTimeout(timer);
      if (leftMs.current !== null) leftMs.current -= performance.now() - startedAt;
    };
  }, [paused]);
}
