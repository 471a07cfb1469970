import { fillDecisions } from '@otryv/demo-season';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ResultsImporter } from './racing/results/import/results.importer.ts';
import { runTask } from './tasks/run-task.ts';
import { type RaceWorld, startRaceWorld } from './testing/start-race-world.ts';

const [newest, before] = [5_100_012, 5_100_010];

describe('the demo decisions', () => {
  let world: RaceWorld;
  beforeAll(async () => {
    world = await startRaceWorld();
    await world.app.listen(0, '127.0.0.1');
    for (const race of [newest, before]) {
      await world.add(race);
      await world.app.get(ResultsImporter).importEvent(race, 'full');
    }
    await fill();
  }, 60_000);
  afterAll(() => world.close());

  const fill = async () =>
    fillDecisions({
      address: await world.app.getUrl(),
      controlUrl: world.simulator.controlUrl,
      log: () => undefined,
      runTask: async (args) => {
        const logged: string[] = [];
        const failures = await runTask(world.app, args, (line) => logged.push(line));
        if (failures > 0) throw new Error(logged.join('\n'));
        return logged;
      },
    });
  const counts = () =>
    Promise.all(['decisions', 'appeals'].map((name) => world.connection.collection(name).countDocuments({})));

  it('exist after one run, and a second run adds nothing', async () => {
    expect(await counts()).toEqual([4, 1]);

    await fill();

    expect(await counts()).toEqual([4, 1]);
  }, 60_000);

  it('leave one rider disqualified, one off the record and one restored, in an open protocol', async () => {
    const { results, protocol, modifiedResults } = await world.protocol(newest);

    const labels = results.map(({ disqualification }) => disqualification);
    expect([labels.filter((label) => label === 'DSQ'), labels.filter((label) => label === 'OFF_RECORD')]).toEqual([
      ['DSQ'],
      ['OFF_RECORD'],
    ]);
    expect([protocol?.state, modifiedResults.moderators[0]?.moderator]).toEqual(['provisional', 'sekundomer']);
  });

  it('leave the previous race official, and their author without rights', async () => {
    expect((await world.protocol(before)).protocol?.state).toBe('official');
    expect(await world.connection.collection('users').findOne({ username: 'sekundomer' })).toMatchObject({
      role: 'user',
    });
  });
});
