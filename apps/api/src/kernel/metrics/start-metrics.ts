import { type Config, WrongConfiguration } from '../../config.ts';

const taken = 'METRICS_PORT: is taken by another process: each process of the portal needs one of its own';

/** Passes when the other process ends, as one that is being replaced does: a supervisor starts this one again. */
export class PortTaken extends Error {}

type Settings = Pick<Config, 'METRICS_PORT' | 'METRICS_HOST'>;

/** Serves metrics where a port for them is set, and returns what stops it. Without one nothing of OpenTelemetry is loaded. */
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
