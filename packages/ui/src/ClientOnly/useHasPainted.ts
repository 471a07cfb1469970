import { useSyncExternalStore } from 'react';

let isPainted = false;
const listeners = new Set<() => void>();

/** Returns whether the page has painted once, so that low-priority work may begin; `false` on a server. */
export function useHasPainted(): boolean {
  return useSyncExternalStore(
    onPainted,
    () => isPainted,
    () => false,
  );
}

/** Calls `work` after the next frame is painted. */
export function afterPaint(work: () => void): void {
  // A task after the frame: within it the work would delay the paint.
  requestAnimationFrame(() => setTimeout(work));
}

function onPainted(listener: () => void) {
  listeners.add(listener);
  if (!isPainted && listeners.size === 1) afterPaint(notify);

  return () => listeners.delete(listener);
}

function notify() {
  isPainted = true;
  for (const listener of listeners) listener();
}
