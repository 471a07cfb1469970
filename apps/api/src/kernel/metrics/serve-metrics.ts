import { createServer, type Server } from 'node:http';
import { Logger } from '@nestjs/common';
import type { Counter, Histogram, Observable } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { describeMetric, type MetricName, metricList, type ObservedName } from './metric-list.ts';
import { type Instruments, measureWith, type Reading } from './metrics.ts';

type Read = Parameters<Instruments['observe']>[0];

/** Serves metrics on a separate port until it is stopped; rejects if the port cannot be listened on. */
export async function serveMetrics(port: number, host: string): Promise<() => Promise<void>> {
  // The exporter's own server would keep a scraper's open connection, and with it the process.
  const exporter = new PrometheusExporter({
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  });
  const provider = new MeterProvider({ readers: [exporter] });
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.url?.split('?')[0] === '/metrics') exporter.getMetricsRequestHandler(request, response);
    else response.writeHead(404).end();
  });
  await listening(server, port, host);
  measureWith(instrumentsOf(provider));
  return async () => {
    measureWith(null);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
    await provider.shutdown();
  };
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function instrumentsOf(provider: MeterProvider): Instruments {
  const logger = new Logger('Metrics');
  const meter = provider.getMeter('otryv');
  const counters = new Map<MetricName, Counter>();
  const histograms = new Map<MetricName, Histogram>();
  const observed = new Map<ObservedName, Observable>();
  for (const name of Object.keys(metricList) as MetricName[]) {
    const { kind, help: description, borders } = describeMetric(name);
    if (kind === 'counter') counters.set(name, meter.createCounter(name, { description }));
    if (kind === 'histogram')
      histograms.set(
        name,
        meter.createHistogram(name, {
          description,
          ...(borders && { advice: { explicitBucketBoundaries: [...borders] } }),
        }),
      );
    if (kind === 'gauge') observed.set(name as ObservedName, meter.createObservableGauge(name, { description }));
    if (kind === 'total') observed.set(name as ObservedName, meter.createObservableCounter(name, { description }));
  }
  const reads: Read[] = [];
  const observe = async (read: Read, give: (observable: Observable, value: number, labels: object) => void) => {
    try {
      for (const [name, values] of Object.entries(await read()) as [ObservedName, Reading[ObservedName]][]) {
        const observable = observed.get(name);
        for (const [value, labels] of typeof values === 'number' ? [[values, {}] as const] : (values ?? []))
          if (observable) give(observable, value, labels);
      }
    } catch (error) {
      // The others are still served: a database outage is what they are read for.
      logger.debug({ err: error }, 'Some metrics could not be read');
    }
  };
  meter.addBatchObservableCallback(
    async (result) => {
      const give = (observable: Observable, value: number, labels: object) =>
        result.observe(observable, value, { ...labels });
      await Promise.all(reads.map((read) => observe(read, give)));
    },
    [...observed.values()],
  );
  return {
    count: (name, labels) => counters.get(name)?.add(1, labels),
    measure: (name, seconds, labels) => histograms.get(name)?.record(seconds, labels),
    observe: (read) => void reads.push(read),
  };
}
