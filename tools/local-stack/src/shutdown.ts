/** Runs `stop` once at the first signal to end, however many come, and then leaves. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop().finally(() => process.exit(0));
    });
  }
}
