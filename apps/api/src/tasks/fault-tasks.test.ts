import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FaultsRepository } from '../site/logs/faults.repository.ts';
import { startApi } from '../testing/start-api.ts';
import { runTask } from './run-task.ts';

describe('the error tasks', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());
  const run = async (content: unknown) => {
    const file = join(await mkdtemp(join(tmpdir(), 'otryv-fault-tasks-')), 'faults.json');
    await writeFile(file, JSON.stringify(content));
    const lines: string[] = [];
    return { failures: await runTask(app, ['fault', 'add', file], (line) => lines.push(line)), lines };
  };

  it('add errors that the log finds', async () => {
    const fault = { type: 'RangeError', message: 'Invalid time value', method: 'GET', path: '/api/riders' };

    expect(await run([fault])).toEqual({ failures: 0, lines: ['faults: 1'] });
    const { faults } = await app.get(FaultsRepository).listPage('rangeerror riders', 1, 5);
    expect(faults).toMatchObject([{ method: 'GET', path: '/api/riders', userId: null }]);
    expect(faults[0]?.stack).toMatch(/^RangeError: Invalid time value\n\s+at /);
  });

  it('reject anything but a list of errors', async () => {
    expect((await run([{ type: 'Error' }])).failures).toBe(1);
  });
});
