const endings = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;

/**
 * Runs `stop` once and then exits: on the first termination signal, however many arrive, when the terminal is closed,
 * and when the parent process has ended.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  // A closed terminal accepts no more lines; that must not abort the stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const ending of endings) {
    process.on(ending, () => {
      if (isStopping) return;
      isStopping = true;
      void stop().finally(() => process.exit(0));
    });
  }
}
