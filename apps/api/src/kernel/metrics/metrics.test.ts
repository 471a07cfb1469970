import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, Server } from 'node:net';
import { Logger } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { loadedBy } from '../../testing/loaded-by.ts';
import { startApi } from '../../testing/start-api.ts';
import { BackupRecords } from '../backup/backup-records.ts';
import { machineTime } from '../clock.ts';
import { Transactions } from '../database/transactions.ts';
import { defineJob } from '../jobs/define-job.ts';
import { Jobs } from '../jobs/jobs.ts';
import { defineMessage } from '../outbox/define-message.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxWatcher } from '../outbox/outbox.watcher.ts';
import { minuteMs } from '../time-units.ts';
import { describeMetric, type MetricName, metricList } from './metric-list.ts';
import { observe } from './metrics.ts';
import { PortTaken, startMetrics } from './start-metrics.ts';

describe('metrics', () => {
  let app: NestFastifyApplication;
  let port: number;

  beforeAll(async () => {
    const listen = vi.spyOn(Server.prototype, 'listen');
    app = await startApi({ METRICS_PORT: '0', JOBS: 'true' });
    port = portOf(listen.mock.contexts[0]);
    listen.mockRestore();
  });
  afterAll(() => app.close());

  const scrape = () => lines(port);

  it('measures requests by route pattern, and exposes no id, query or name from a request', async () => {
    await app.inject({ url: '/api/race/results/990073127312?canary=1' });
    await app.inject({ url: '/api/canary/990073127312' });
    await app.inject({ url: '/api/health' });

    const seen = (await scrape()).join('\n');
    expect(seen).toMatch(
      /http_server_request_duration_seconds_count\{http_route="\/api\/race\/results\/:id",http_request_method="GET",status_class="4xx"\} 1/,
    );
    expect(seen).toMatch(
      /seconds_bucket\{http_route="\/api\/health",http_request_method="GET",status_class="2xx",le="0.1"\}/,
    );
    expect(seen).toMatch(/otryv_errors_total\{code="event_not_found"\} 1/);
    expect(seen).toMatch(/otryv_errors_total\{code="address_unknown"\} 1/);
    expect(seen).not.toMatch(/canary|990073127312/i);
  });

  it("declares every metric it exposes, and exposes the process's values from the start", async () => {
    await app.inject({ url: '/api/race/events' });
    const found = await scrape();
    const names = found.flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []);
    const shown = found
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => [...line.matchAll(/(\w+)="/g)].map(([, label = '']) => ({ name: metricOf(line), label })))
      .filter(({ label }) => label !== 'le');
    const held = Object.entries(metricList).flatMap(([name, { kind }]) =>
      ['gauge', 'total'].includes(kind) && name !== 'otryv_backup_age_seconds' ? [name] : [],
    );

    const unknown = shown.filter(({ name, label }) => !describeMetric(name).labels?.includes(label));

    expect(Object.keys(metricList)).toEqual(expect.arrayContaining(names));
    expect(unknown).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(held));
  });

  it('measures jobs by their outcome, and how long due ones wait', async () => {
    vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const work = defineJob('test.measured', z.object({ fails: z.boolean() }));
    const waiting = defineJob('test.waiting', z.object({}));
    const jobs = app.get(Jobs);
    jobs.handle(work, async ({ fails }) => {
      if (fails) throw new Error('as the test wants');
    });
    for (const fails of [true, false]) await jobs.enqueue(work, { fails });
    const late = {
      name: waiting.name,
      data: {},
      type: 'normal',
      nextRunAt: new Date(machineTime().getTime() - minuteMs),
    };
    const counts = async () =>
      (await scrape()).filter((line) => /otryv_job_duration_seconds_count\{job_name="test/.test(line)).toSorted();

    await expect
      .poll(counts, { timeout: 20_000 })
      .toEqual([
        'otryv_job_duration_seconds_count{job_name="test.measured",outcome="failed"} 1',
        'otryv_job_duration_seconds_count{job_name="test.measured",outcome="succeeded"} 1',
      ]);
    await app.get<Connection>(getConnectionToken()).collection('agendaJobs').insertOne(late);
    Reflect.get(jobs, 'handlers').set(waiting.name, {});
    const lag = (await scrape()).find((line) => line.startsWith('otryv_job_lag_seconds{job_name="test.waiting"}'));
    expect(Number(lag?.split(' ')[1])).toBeGreaterThan(59);
  });

  it('measures the delay of messages about changes', async () => {
    const count = async () => {
      const line = (await scrape()).find((each) => each.startsWith('otryv_outbox_lag_seconds_count '));
      return Number(line?.split(' ')[1] ?? 0);
    };
    const changed = defineMessage('test.measured', z.object({}));
    app.get(OutboxWatcher).subscribe(changed, () => undefined);
    await app.get(OutboxWatcher).watch();
    const before = await count();
    await app.get(Transactions).run((session) => app.get(Outbox).write(changed, {}, session));

    await expect.poll(count, { timeout: 20_000 }).toBeGreaterThan(before);
  });

  it('measures calls of services, with hosts that no setting names as one peer', async () => {
    const calls = async () => {
      const start = 'http_client_request_duration_seconds_count{peer="other",status_class="4xx"} ';
      return Number((await scrape()).find((line) => line.startsWith(start))?.slice(start.length) ?? 0);
    };
    const before = await calls();
    const server = createServer((_request, response) => response.writeHead(418).end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await (await request(`http://127.0.0.1:${portOf(server)}/canary`)).body.dump();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));

    await expect.poll(calls).toBe(before + 1);
  });

  it('exposes the age of the last verified backup, or of the switch while there is none', async () => {
    const records = app.get(BackupRecords, { strict: false });
    const now = machineTime();
    const [since, madeAt] = [2, 1].map((minutes) => new Date(now.getTime() - minutes * minuteMs)) as [Date, Date];
    const minutes = async () => {
      const line = (await scrape()).find((one) => one.startsWith('otryv_backup_age_seconds '));
      return line && Math.round(Number(line.split(' ')[1]) / 60);
    };
    const before = await minutes();
    await records.begin(since);
    const without = await minutes();
    await app.get(Transactions).run((session) => records.succeed({ name: 'otryv', madeAt, bytes: 1 }, now, session));

    expect([before, without, await minutes()]).toEqual([undefined, 2, 1]);
  });

  it('exposes the others while one cannot be read', async () => {
    // The exporter repeats the last value of an unread metric: only a new one proves the read.
    const uptime = async () =>
      Number((await scrape()).find((line) => line.startsWith('process_uptime_seconds '))?.split(' ')[1]);
    const before = await uptime();
    observe(() => Promise.reject(new Error('away')));

    expect(await uptime()).toBeGreaterThan(before);
  });

  it('serves only metrics', async () => {
    const statuses = await Promise.all(
      ['', 'metrics/', 'api/health'].map(async (path) => (await fetch(`http://127.0.0.1:${port}/${path}`)).status),
    );

    expect(statuses).toEqual([404, 404, 404]);
  });
});

describe('the metrics port', () => {
  it('reports the remedy if it is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const refused = startMetrics({ METRICS_PORT: portOf(taken), METRICS_HOST: '127.0.0.1' });
    await expect(refused).rejects.toThrow(PortTaken);
    await expect(refused).rejects.toThrow(/^METRICS_PORT: is taken/);
    await new Promise((resolve) => taken.close(resolve));
  });

  it('is free again after the stop, even while an idle connection is open', async () => {
    const listen = vi.spyOn(Server.prototype, 'listen');
    const stop = await startMetrics({ METRICS_PORT: 0, METRICS_HOST: '127.0.0.1' });
    const [server] = listen.mock.contexts;
    const port = portOf(server);
    listen.mockRestore();
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    const found = await lines(port);
    const ended = once(silent.resume(), 'close');
    await stop?.();
    await ended;

    expect(found).not.toEqual([]);
    expect(server).toMatchObject({ listening: false });
  });

  // Without the setting the process loads nothing of OpenTelemetry: tracing.test.ts.
  it('loads the parts of OpenTelemetry that it needs', async () => {
    expect(await loadedBy({ METRICS_PORT: '0' })).toContain('@opentelemetry/sdk-metrics');
  });
});

function portOf(server: unknown): number {
  const address = server instanceof Server ? server.address() : null;
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function lines(port: number): Promise<string[]> {
  return (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n');
}

function metricOf(line: string): MetricName {
  const [name = ''] = line.split(/[{ ]/);
  return Object.keys(metricList).find((known) =>
    [known, `${known}_bucket`, `${known}_count`, `${known}_sum`].includes(name),
  ) as MetricName;
}
