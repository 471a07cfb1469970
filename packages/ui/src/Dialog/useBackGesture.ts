import { useEffect, useEffectEvent } from 'react';

/** The browser's listener for requests to close; TypeScript has no types for it yet. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** Calls `onBack` for the back gesture of phones while something is open, where the browser offers that. */
export function useBackGesture(isOpen: boolean, onBack: () => void) {
  const back = useEffectEvent(onBack);

  useEffect(() => {
    const { CloseWatcher } = window;
    if (!isOpen || !CloseWatcher) return;
    let watcher: CloseWatcher | null = null;
    // A watcher is used up by one gesture, also by one that did not close anything.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        watch();
        back();
      };
    };
    watch();
    return () => watcher?.destroy();
  }, [isOpen]);
}
