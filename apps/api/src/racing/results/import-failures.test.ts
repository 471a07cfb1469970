import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { ResultsImporter } from './import/results.importer.ts';

describe('a failing import', () => {
  let world: RaceWorld;
  const race = 5_100_007;

  beforeAll(async () => {
    world = await startRaceWorld();
    await world.add(race);
    await world.app.get(ResultsImporter).importEvent(race, 'fast');
  });
  afterAll(() => world.close());
  const run = (app: NestFastifyApplication = world.app) => app.get(ResultsImporter).importEvent(race, 'full');

  it('recovers when single requests to the game fail', async () => {
    await world.fault({ path: 'start=50', times: 1, status: 500 });

    expect(await world.app.get(ResultsImporter).importEvent(race, 'fast')).toMatchObject({ finishers: 167 });
  });

  it('runs once when two processes import concurrently, and completes after all failures', async () => {
    const other = await world.startBeside();

    const both = await Promise.allSettled([run(), run(other)]);
    await other.close();

    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((each) => each.status === 'rejected')?.reason).toMatchObject({ code: 'import_running' });
    expect(await world.protocol(race)).toMatchObject({ version: 2, isFinal: true });
  });

  it('does not wait forever for a process that died holding the lock', async () => {
    await run();
    const locks = world.connection.collection<{ _id: string }>('locks');
    await locks.updateOne({ _id: `import:${race}` }, { $set: { lockedUntil: new Date(0) } });

    expect(await run()).toMatchObject({ changed: false });
  });
});
