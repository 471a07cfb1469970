import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolders } from '@otryv/game-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { ResultsImporter } from './import/results.importer.ts';

describe.each(dataFolders)('the $name race of the game', ({ folder }) => {
  const file: { eventId: string; results: { category: string; time: number }[] } = JSON.parse(
    readFileSync(join(folder, 'zr-race-result.json'), 'utf8'),
  );
  const race = Number(file.eventId);
  const finishes = file.results;
  let world: RaceWorld;

  beforeAll(async () => {
    world = await startRaceWorld({ dataDir: folder });
    await world.add(race);
    await world.app.get(ResultsImporter).importEvent(race, 'fast');
  });
  afterAll(() => world.close());

  it('has every rider of the file', async () => {
    expect((await world.protocol(race)).results).toHaveLength(finishes.length);
  });

  it.each([...new Set(finishes.map(({ category }) => category))].toSorted())(
    'ranks category %s by time, with gaps to its fastest to the millisecond',
    async (category) => {
      const times = finishes
        .filter((finish) => finish.category === category)
        .map(({ time }) => Math.round(time * 1000))
        .toSorted((a, b) => a - b);

      const { results } = await world.protocol(race);
      const rows = results.filter(({ subgroupLabel }) => subgroupLabel === category);
      const classified = rows.filter(({ isDisqualification }) => !isDisqualification);

      expect(
        rows.map(({ activityData }) => activityData.durationInMilliseconds.value ?? 0).toSorted((a, b) => a - b),
      ).toEqual(times);
      const shown = classified.map(({ activityData }) => activityData.durationInMilliseconds.value ?? 0);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      expect(classified.slice(1).map(({ gap }) => gap)).toEqual(shown.slice(1).map((time) => time - (shown[0] ?? 0)));
      expect(classified.map(({ rankEvent }) => rankEvent)).toEqual(
        shown.map((time) => shown.filter((other) => other < time).length + 1),
      );
    },
  );
});
