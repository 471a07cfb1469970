import { useSyncExternalStore } from 'react';

const onNothing = () => () => {};

/** Whether a browser has taken the page over: not on the server, and not in the first render that takes over its markup. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    onNothing,
    () => true,
    () => false,
  );
}
