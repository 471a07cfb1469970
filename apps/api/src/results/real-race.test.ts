import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RaceWorld, startRaceWorld } from '../testing/start-race-world.ts';
import { ResultsImporter } from './results.importer.ts';

const file = join(import.meta.dirname, '../../../../../shared/data/game/zr-race-result.json');
const race = 4_600_001;

const present = existsSync(file);
if (!present) console.warn(`The real race is not tested: ${file} is missing.`);
const finishes: { category: string; time: number }[] = present ? JSON.parse(readFileSync(file, 'utf8')).results : [];

describe.runIf(present)('a real race of 96 riders (only beside ../shared/data/game)', () => {
  let world: RaceWorld;

  beforeAll(async () => {
    world = await startRaceWorld();
    await world.add(race);
    await world.app.get(ResultsImporter).run(race, 'fast');
  });
  afterAll(() => world.close());

  it('has every rider of the file', () => {
    expect(finishes).toHaveLength(96);
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
