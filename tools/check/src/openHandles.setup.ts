import { afterAll, vi } from 'vitest';

/** Kinds of handles that a file must not leave open; pipes and timers also belong to Vitest and the driver. */
const kinds = ['FSEventWrap', 'ProcessWrap', 'StatWatcher', 'TCPServerWrap', 'UDPWrap'] as const;
const settledMs = 5_000;
const { setInterval, clearInterval } = globalThis;
const intervals = new Map<unknown, string>();
const before = process.getActiveResourcesInfo();

globalThis.setInterval = Object.assign((...given: Parameters<typeof setInterval>) => {
  const timer = setInterval(...given);
  intervals.set(timer, new Error('setInterval').stack ?? 'setInterval');
  return timer;
}, setInterval);
globalThis.clearInterval = (timer) => {
  intervals.delete(timer);
  clearInterval(timer);
};

// Files of a worker share its globals: each restores what it found.
afterAll(async () => {
  Object.assign(globalThis, { setInterval, clearInterval });
  // Closing handles may take a moment.
  await vi.waitFor(
    () => {
      const left = leftOpen();
      if (left.length > 0) throw new Error(`This file leaves open: ${left.join('\n')}`);
    },
    { timeout: settledMs },
  );
});

function leftOpen(): string[] {
  const now = process.getActiveResourcesInfo();
  const countOf = (all: readonly string[], kind: string) => all.filter((each) => each === kind).length;
  return [...kinds.filter((kind) => countOf(now, kind) > countOf(before, kind)), ...intervals.values()];
}
