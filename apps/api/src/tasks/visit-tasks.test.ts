import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../kernel/clock.ts';
import { VisitsService } from '../site/visits/visits.service.ts';
import { startApi } from '../testing/start-api.ts';
import { runTask } from './run-task.ts';

describe('the visit tasks', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());
  const run = async (content: unknown) => {
    const file = join(await mkdtemp(join(tmpdir(), 'otryv-visit-tasks-')), 'visits.json');
    await writeFile(file, JSON.stringify(content));
    const lines: string[] = [];
    return { failures: await runTask(app, ['visit', 'add', file], (line) => lines.push(line)), lines };
  };
  const schedule = '/race/schedule';

  it('add to the counts already recorded for their days', async () => {
    app.get(Clock).now = () => new Date('2026-11-22T12:00:00Z');
    await app.get(VisitsService).count(schedule);
    const earlier = { day: '2026-11-20', pattern: '/riders', count: 4 };

    expect(await run([{ day: '2026-11-22', pattern: schedule, count: 9 }, earlier])).toEqual({
      failures: 0,
      lines: ['visits: 2'],
    });
    const { days, routes } = await app.get(VisitsService).getCounts(7);
    expect(days.slice(-3).map(({ count }) => count)).toEqual([4, 0, 10]);
    expect(routes).toEqual([
      { pattern: schedule, count: 10 },
      { pattern: '/riders', count: 4 },
    ]);
  });

  it('report unknown addresses, and reject anything but a list of counts', async () => {
    expect(await run([{ day: '2026-11-22', pattern: '/nowhere', count: 1 }])).toEqual({
      failures: 1,
      lines: ['visits: 0'],
    });
    expect((await run([{ day: 'yesterday', pattern: schedule, count: 1 }])).failures).toBe(1);
  });
});
