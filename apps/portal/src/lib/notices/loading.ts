import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  running += by;
  for (const listener of listeners) listener();
}

/** Counts a request as loading until it settles. */
export async function trackLoading<T>(request: Promise<T>): Promise<T> {
  change(1);
  try {
    return await request;
  } finally {
    change(-1);
  }
}

/** Resets the count, as a new page does. */
export function forgetLoading(): void {
  running = 0;
}

/** Whether any data are loading. */
export function useIsLoading(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => running > 0,
    () => false,
  );
}
