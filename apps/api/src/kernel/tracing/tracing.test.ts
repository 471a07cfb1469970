import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { request } from 'undici';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { loadedBy } from '../../testing/loaded-by.ts';
import { startApi } from '../../testing/start-api.ts';
import { defineJob } from '../jobs/define-job.ts';
import { Jobs } from '../jobs/jobs.ts';
import { inSpan } from './spans.ts';

interface Sent {
  name: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: object }[];
}

describe('traces', () => {
  let collector: Server;
  let port: number;
  let sent: Sent[];

  beforeEach(async () => {
    sent = [];
    collector = createServer((incoming, response) => void collect(incoming, response)).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const address = collector.address();
    port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  });
  const collect = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { resourceSpans } = (await json(incoming)) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
    if (incoming.url === '/v1/traces')
      sent.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  afterEach(async () => {
    collector.closeAllConnections();
    await new Promise((resolve) => collector.close(resolve));
  });

  const start = (variables: Record<string, string> = {}) =>
    startApi({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, ...variables });
  /** Returns the spans an app has sent when stopped, each as the names from its root. */
  const tree = async (app: NestFastifyApplication) => {
    await app.close();
    const byId = new Map(sent.map((span) => [span.spanId, span]));
    const pathOf = (span: Sent): string[] => {
      const parent = byId.get(span.parentSpanId ?? '');
      return [...(parent ? pathOf(parent) : []), span.name];
    };
    return sent.map((span) => pathOf(span).join(' › '));
  };

  it('contain a request with its route and the commands it needed, without their values', async () => {
    const app = await start();
    await app.inject({
      url: '/api/race/results/990073127312?search=canary',
      headers: { traceparent: `00-${'7'.repeat(32)}-${'7'.repeat(16)}-01` },
    });
    const found = await tree(app);

    expect(found).toContain('GET /api/race/results/:id');
    expect(found).toContain('GET /api/race/results/:id › find protocols');
    expect(found.filter((path) => !path.startsWith('GET '))).toEqual([]);
    expect(JSON.stringify(sent)).not.toMatch(/canary|990073127312|7{16}/);
  });

  it('keep concurrent requests separate', async () => {
    const app = await start({ WORK_CONCURRENCY: '1' });
    const ids = Array.from({ length: 4 }, (_, id) => id + 1);
    await Promise.all(ids.map((id) => app.inject({ url: `/api/race/events/${id}` })));
    await app.close();
    const requests = sent.filter(({ name }) => name === 'GET /api/race/events/:id');
    const finds = sent.filter(({ name }) => name === 'find events');

    expect(new Set(finds.map(({ parentSpanId }) => parentSpanId))).toEqual(
      new Set(requests.map(({ spanId }) => spanId)),
    );
    expect([finds.length, requests.length]).toEqual([ids.length, ids.length]);
  });

  it('contain jobs, and service calls without their path', async () => {
    const app = await start({ JOBS: 'true' });
    const service = createServer((_request, response) => response.writeHead(204).end()).listen(0, '127.0.0.1');
    await once(service, 'listening');
    onTestFinished(() => {
      service.closeAllConnections();
      service.close();
    });
    const address = service.address();
    const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const { promise: called, resolve } = Promise.withResolvers<void>();
    const calling = defineJob('test.traced', z.object({}));
    app.get(Jobs).handle(calling, async () => {
      await (await request(`http://${host}/canary`)).body.dump();
      resolve();
    });
    await app.get(Jobs).enqueue(calling, {});
    await called;
    const found = await tree(app);

    expect(found).toContain(`job test.traced › GET ${host}`);
    expect(JSON.stringify(sent)).not.toContain('canary');
  });

  it('cover the configured share', async () => {
    const app = await start({ OTEL_TRACES_SAMPLER_ARG: '0' });
    await app.inject({ url: '/api/race/events' });

    expect(await tree(app)).toEqual([]);
  });

  it('stop if the collector does not respond', async () => {
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    collector.removeAllListeners('request').on('request', () => resolve());
    const app = await start();
    await app.inject({ url: '/api/health' });

    await expect(Promise.all([arrived, app.close()])).resolves.toBeDefined();
  });

  it('leave untraced work unaffected', async () => {
    await expect(inSpan('work', {}, async () => 7)).resolves.toBe(7);
  });

  it('require a setting: without it the process loads nothing of OpenTelemetry', async () => {
    expect(await loadedBy({})).toEqual([]);
    expect(await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })).toContain(
      '@opentelemetry/sdk-trace',
    );
  });
});
