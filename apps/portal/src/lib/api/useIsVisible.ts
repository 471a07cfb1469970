import { useSyncExternalStore } from 'react';

/** Whether the page is on the screen, and not in a tab behind another one. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'visible',
    () => false,
  );
}
