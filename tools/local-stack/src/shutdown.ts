const endings = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;

/**
 * Runs `stop` once and then leaves: at the first signal to end, however many come, when the terminal is closed, and when
 * the process that started this one is gone.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  // A closed terminal takes no more lines; that must not end the stop half-way.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const ending of endings) {
    process.on(ending, () => {
      if (isStopping) return;
      isStopping = true;
      void stop().finally(() => process.exit(0));
    });
  }
}
