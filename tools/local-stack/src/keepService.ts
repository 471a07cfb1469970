import { setTimeout as wait } from 'node:timers/promises';
import { type Service, type ServiceOptions, startService } from './service.ts';

export interface KeptService {
  /** Returns the current process, which changes when a crashed service is restarted. */
  pid: () => number | undefined;
  stop: () => Promise<void>;
  /** Resolves when the service is not restarted. */
  ended: Promise<void>;
}

export interface KeptOptions extends ServiceOptions {
  /** Called with every process that is started. */
  onStart: (pid: number | undefined) => unknown;
  /** Called when the service ends unexpectedly. */
  onFall: () => void;
  restartPauseMs?: number;
  /** Returns milliseconds of a monotonic clock. */
  now?: () => number;
}

const mostFailures = 5;
/** A service that ends sooner after its start counts as failed to start. */
const settledMs = 30_000;

/**
 * Starts a service, and restarts it whenever it ends by itself, until 5 starts in a row fail: the service does not
 * become ready, or ends within 30 s. Throws like `startService`.
 */
export async function keepService({
  onStart,
  onFall,
  restartPauseMs = 500,
  now = () => performance.now(),
  ...options
}: KeptOptions): Promise<KeptService> {
  let isStopping = false;
  let failures = 0;
  let current = await startService(options);
  let startedAt = now();
  await onStart(current.pid);

  async function startAgain(): Promise<Service | null> {
    while (failures < mostFailures) {
      await wait(restartPauseMs);
      if (isStopping) return null;
      const service = await startService(options).catch(() => null);
      if (service) return service;
      failures += 1;
    }
    return null;
  }

  async function watch(): Promise<void> {
    for (;;) {
      await current.ended;
      if (isStopping) return;
      failures = now() - startedAt < settledMs ? failures + 1 : 0;
      if (failures < mostFailures) onFall();
      const next = await startAgain();
      if (!next) return;
      current = next;
      startedAt = now();

      await onStart(current.pid);
      if (isStopping) await current.stop();
    }
  }

  const ended = watch();
  const stop = async () => {
    isStopping = true;
    await current.stop();
    await ended;
  };
  return { pid: () => current.pid, ended, stop };
}
