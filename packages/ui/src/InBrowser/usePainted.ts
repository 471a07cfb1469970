import { useSyncExternalStore } from 'react';

let isPainted = false;
const waiting = new Set<() => void>();

/** Whether the page's first picture is on the screen, so that work nobody waits for may begin; never on a server. */
export function usePainted(): boolean {
  return useSyncExternalStore(
    onPainted,
    () => isPainted,
    () => false,
  );
}

/** Calls back once the next frame is on the screen. */
export function afterPaint(work: () => void): void {
  // A task after the frame: within it the work would still hold the picture up.
  requestAnimationFrame(() => setTimeout(work));
}

function onPainted(told: () => void) {
  waiting.add(told);
  if (!isPainted && waiting.size === 1) afterPaint(tell);

  return () => waiting.delete(told);
}

function tell() {
  isPainted = true;
  for (const told of waiting) told();
}
