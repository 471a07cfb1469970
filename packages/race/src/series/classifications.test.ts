import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPerson } from '../testing/anEntry.ts';
import { aRide, aStage, generalByRider, type RideFacts, series } from '../testing/aSeries.ts';
import { someSeries } from '../testing/someSeries.ts';
import { pointsClassification } from './standings/pointsClassification.ts';
import { seriesStandings } from './standings/seriesStandings.ts';
import { ageClassifications, womensClassification } from './standings/subClassification.ts';
import { teamClassification } from './standings/teamClassification.ts';

const table = [10, 6, 4];
const rides = (timesMs: readonly number[], facts: RideFacts = {}) =>
  timesMs.map((timeMs, at) => aRide(at + 1, { timeMs, ...facts }));

describe("the women's classification", () => {
  const mixed = [aRide(1, { timeMs: 100 }), ...[2, 3].map((id) => aRide(id, { timeMs: id * 100, gender: 'FEMALE' }))];

  it('ranks only women, with separate gaps and the totals of the general classification', () => {
    const women = womensClassification(series([aStage(1, mixed)]).general);

    expect(
      women.map(({ profileId, rank, gapsInCategories }) => [profileId, rank.absolute, gapsInCategories.absolute]),
    ).toEqual([
      [2, 1, null],
      [3, 2, { toLeader: 100, toPrev: 100 }],
    ]);
  });

  it('keeps the order of the general classification, and the riders who are out', () => {
    fc.assert(
      fc.property(someSeries(), (input) => {
        const { general } = seriesStandings(input);
        const women = general.rows.filter(({ rider }) => rider.gender === 'FEMALE');

        expect(womensClassification(general).map(({ profileId }) => profileId)).toEqual(
          women.map(({ profileId }) => profileId),
        );
      }),
    );
  });
});

describe('the age classifications', () => {
  it('rank each age group separately, excluding riders without an age', () => {
    const ages = [29, 35, 30, 41, 50, 60, null];
    const people = ages.map((age, at) => aPerson(at + 1, { age }));
    const { general } = series([aStage(1, rides([1, 2, 3, 4, 5, 6, 7]), {}, people)]);
    const shown = [...ageClassifications(general)].map(([group, rows]) => [
      group,
      rows.map(({ profileId, rank }) => [profileId, rank.absolute]),
    ]);

    expect(Object.fromEntries(shown)).toEqual({
      Snr: [[1, 1]],
      Vet: [[4, 1]],
      '50+': [[5, 1]],
      '60+': [[6, 1]],
      Mas: [
        [2, 1],
        [3, 2],
      ],
    });
  });

  it('include each rider with an age once', () => {
    fc.assert(
      fc.property(someSeries(), (input) => {
        const { general } = seriesStandings(input);
        const riders = [...ageClassifications(general).values()].flat().map(({ profileId }) => profileId);
        const aged = general.rows.filter(({ rider }) => rider.age !== null).map(({ profileId }) => profileId);

        expect(riders.toSorted((a, b) => a - b)).toEqual(aged.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('the classifications', () => {
  it('do not change the general classification', () => {
    const { general } = series([aStage(1, rides([3, 1, 2], { gender: 'FEMALE' }))]);
    const before = JSON.stringify(general);
    womensClassification(general);
    ageClassifications(general);
    pointsClassification(general, table);
    teamClassification(general, 1);

    expect(JSON.stringify(general)).toBe(before);
    expect(generalByRider(general, ({ rank }) => rank.absolute)).toEqual({ 1: 3, 2: 1, 3: 2 });
  });
});
