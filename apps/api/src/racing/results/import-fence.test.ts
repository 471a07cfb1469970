import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GameClient } from '../../game/client/game.client.ts';
import { type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { ResultsImporter } from './import/results.importer.ts';

const race = 5_100_003;
const early = new Date('2026-10-01T00:00:00Z');

describe('an import whose lock expired', () => {
  let world: RaceWorld;

  beforeAll(async () => {
    world = await startRaceWorld();
    await world.add(race);
  });
  afterAll(() => world.close());

  it('does not overwrite the import that took over, and reports that another is running', async () => {
    const heir = await world.startBeside();
    const old = world.app.get(GameClient);
    const results = old.fetchResults.bind(old);
    let isFirst = true;
    old.fetchResults = async (id) => {
      const rows = await results(id);
      if (isFirst) {
        isFirst = false;
        const locks = world.connection.collection<{ _id: string }>('locks');
        await locks.updateOne({ _id: `import:${race}` }, { $set: { lockedUntil: new Date(0) } });
        await heir.get(ResultsImporter).importEvent(race, 'fast', early);
      }
      return rows.slice(0, 3);
    };

    const outcome = await world.app
      .get(ResultsImporter)
      .importEvent(race, 'fast', early)
      .catch((error: unknown) => error);
    old.fetchResults = results;
    await heir.close();

    expect(outcome).toMatchObject({ code: 'import_running' });
    expect((await world.protocol(race)).results).toHaveLength(33);
    expect(await world.connection.collection('resultImports').countDocuments()).toBe(1);
    expect(await world.app.get(ResultsImporter).importEvent(race, 'fast', early)).toMatchObject({ changed: false });
  });
});
