import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { DecisionsService } from './decide/decisions.service.ts';
import { ResultsImporter } from './import/results.importer.ts';

// The last test corrupts the rows that the others read.
describe('incomplete rows of the game', { shuffle: false }, () => {
  let world: RaceWorld;
  const race = 5_100_005;

  beforeAll(async () => {
    world = await startRaceWorld();
    await world.add(race);
    await world.app.get(ResultsImporter).importEvent(race, 'full');
  });
  afterAll(() => world.close());

  it('are ranked without w/kg if the rider has no weight', async () => {
    const { results } = await world.protocol(race);
    const weightless = results.filter(({ profileData }) => profileData.weightInGrams.value === null);

    expect(weightless.length).toBeGreaterThan(0);
    for (const row of weightless) {
      expect(row.rankEvent).toBeGreaterThan(0);
      expect(row.wattsPerKg.value).toBeNull();
      expect(row.cpBestEfforts.every(({ wattsKg }) => wattsKg.value === null)).toBe(true);
    }
  });

  it('rank riders with virtual power last, marked', async () => {
    const { results } = await world.protocol(race);
    const firstOut = results.findIndex(({ isDisqualification }) => isDisqualification);

    expect(results.some(({ disqualification }) => disqualification === 'VIRTUAL_POWER')).toBe(true);
    expect(
      results.slice(firstOut).every(({ isDisqualification, rankEvent }) => isDisqualification && rankEvent === 0),
    ).toBe(true);
  });

  it('are shown with blanks, none missing, when every block is absent or of another type', async () => {
    const raw = world.connection.collection('rawResults');
    const before = (await world.protocol(race)).results;
    const groups = await raw.find({ eventId: race }).toArray();
    const spoil = (row: { profileId: number }, index: number) => {
      if (index % 3 === 0) return { profileId: row.profileId };
      if (index % 3 === 1)
        return { profileId: row.profileId, activityData: [], sensorData: 'none', profileData: 5, rank: 1.5 };
      return {
        ...row,
        activityData: { activityId: '0', durationInMilliseconds: 1_234_567.89, endDate: 'never' },
        criticalP: null,
      };
    };
    for (const { _id, entries } of groups) await raw.updateOne({ _id }, { $set: { entries: entries.map(spoil) } });

    const honest = before.find(({ isDisqualification }) => !isDisqualification);
    const decision = { gameId: race, label: 'OFR', reason: null, author: 'Judge' } as const;
    await world.app.get(DecisionsService).disqualify({ ...decision, profileId: honest?.profileId ?? 0 });

    const { results } = await world.protocol(race);
    expect(new Set(results.map(({ profileId }) => profileId))).toEqual(
      new Set(before.map(({ profileId }) => profileId)),
    );
    expect(results.every(({ profileData }) => profileData.firstName !== '')).toBe(true);
    expect(results.find(({ profileId }) => profileId === honest?.profileId)).toMatchObject({
      disqualification: 'OFF_RECORD',
    });
  });
});
