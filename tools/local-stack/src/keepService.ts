import { setTimeout as wait } from 'node:timers/promises';
import { type Service, type ServiceOptions, startService } from './service.ts';

export interface KeptService {
  /** The process of the moment: it changes when a fallen service was started again. */
  pid: () => number | undefined;
  stop: () => Promise<void>;
  /** Settles when the service is not started again. */
  ended: Promise<void>;
}

export interface KeptOptions extends ServiceOptions {
  /** Called with every process that is started. */
  onStart: (pid: number | undefined) => unknown;
  /** Called when it ended by itself. */
  onFall: () => void;
  restartPauseMs?: number;
}

const mostFailures = 5;

/** Starts a service, and starts it again whenever it ends by itself, until it fails to start 5 times in a row. Throws like `startService`. */
export async function keepService({
  onStart,
  onFall,
  restartPauseMs = 500,
  ...options
}: KeptOptions): Promise<KeptService> {
  let isStopping = false;
  let current = await startService(options);
  await onStart(current.pid);

  async function startAgain(): Promise<Service | null> {
    for (let failures = 0; failures < mostFailures; failures += 1) {
      await wait(restartPauseMs);
      if (isStopping) return null;
      const service = await startService(options).catch(() => null);
      if (service) return service;
    }
    return null;
  }

  async function watch(): Promise<void> {
    for (;;) {
      await current.ended;
      if (isStopping) return;
      onFall();
      const next = await startAgain();
      if (!next) return;
      current = next;
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
