import type { Config } from '../../config.ts';
import type { Tracing } from './tracing.ts';

type Settings = Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>;

/** Sends traces if a collector is configured. Without one nothing of OpenTelemetry is loaded. */
export async function startTracing(settings: Settings): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = settings;
  if (endpoint === undefined) return null;
  const { Tracing } = await import('./tracing.ts');
  return new Tracing(endpoint, share);
}
