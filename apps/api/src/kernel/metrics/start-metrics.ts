import { type Config, WrongConfiguration } from '../../config.ts';

const taken = 'METRICS_PORT: is taken by another process: each process of the portal needs one of its own';

/** The port is in use, temporarily while the process being replaced stops: a supervisor restarts this one. */
export class PortTaken extends Error {}

type Settings = Pick<Config, 'METRICS_PORT' | 'METRICS_HOST'>;

/**
 * Serves metrics if a port is configured, and returns a function that stops it. Without one nothing of OpenTelemetry is
 * loaded.
 */
export async function startMetrics({ METRICS_PORT, METRICS_HOST }: Settings): Promise<(() => Promise<void>) | null> {
  if (METRICS_PORT === undefined) return null;
  const { serveMetrics } = await import('./serve-metrics.ts');
  try {
    return await serveMetrics(METRICS_PORT, METRICS_HOST);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EADDRINUSE') throw new PortTaken(taken, { cause: error });
    throw new WrongConfiguration(reasons[code] ?? `METRICS_PORT: metrics cannot be served there (${code})`, {
      cause: error,
    });
  }
}

const reasons: Record<string, string> = {
  EACCES: 'METRICS_PORT: may not be listened on by this user: take one above 1023',
  EADDRNOTAVAIL: 'METRICS_HOST: is no address of this machine',
  ENOTFOUND: 'METRICS_HOST: is no address of this machine',
};
