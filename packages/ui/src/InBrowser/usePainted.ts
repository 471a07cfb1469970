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

/** Calls back when the next frame is on the screen; the answer calls it off. */
export function afterPaint(work: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  // A task after the frame: within it the work would still hold the picture up.
  const frame = requestAnimationFrame(() => {
    task = setTimeout(work);
  });

  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
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
