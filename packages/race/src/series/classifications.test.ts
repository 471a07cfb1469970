import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Team } from '../protocol/person.ts';
import { aPerson } from '../testing/anEntry.ts';
import { aRide, aStage, generalByRider, type RideFacts, series } from '../testing/aSeries.ts';
import { aStageLabel } from '../testing/aStageDecision.ts';
import { someSeries } from '../testing/someSeries.ts';
import { pointsClassification } from './pointsClassification.ts';
import { seriesStandings } from './seriesStandings.ts';
import { ageClassifications, womensClassification } from './subClassification.ts';
import { teamClassification } from './teamClassification.ts';

const table = [10, 6, 4];
const rides = (timesMs: readonly number[], facts: RideFacts = {}) =>
  timesMs.map((timeMs, at) => aRide(at + 1, { timeMs, ...facts }));
const team = (urlSlug: string): Team => ({ name: urlSlug, shortName: urlSlug, urlSlug, appearance: null });

describe('the points classification', () => {
  it('adds up the points of places in the category on the stages that count', () => {
    const stages = [
      aStage(0, rides([9, 8, 7]), { includeResults: false }),
      aStage(1, rides([100, 200, 300])),
      aStage(2, [...rides([300, 100, 200]), aRide(9, { timeMs: 1, group: 'B' })]),
    ];
    const points = pointsClassification(series(stages, [], {}).general, table);

    expect(points.map(({ profileId, points: sum, rank }) => [profileId, sum, rank.category, rank.absolute])).toEqual([
      [2, 16, 1, 1],
      [1, 14, 2, 2],
      [3, 10, 3, 3],
    ]);
    expect(points[0]?.stages).toEqual([
      { stageOrder: 1, place: 2, points: 6 },
      { stageOrder: 2, place: 1, points: 10 },
    ]);
  });

  it('orders equal points by stages won, then by the general classification', () => {
    const stages = [aStage(1, rides([100, 110, 121, 130])), aStage(2, rides([500, 110, 100, 115]))];
    const { general } = series(stages);

    expect(general.rows.map(({ profileId }) => profileId)).toEqual([2, 3, 4, 1]);
    expect(
      pointsClassification(general, [4, 2]).map(({ profileId, points, wins }) => [profileId, points, wins]),
    ).toEqual([
      [3, 4, 1],
      [1, 4, 1],
      [2, 4, 0],
    ]);
  });

  it('has nobody who is out of the general classification or without points, and nobody without a table', () => {
    const { general } = series([aStage(1, rides([100, 200, 300, 400]))], [aStageLabel(1, 'DSQ')]);

    expect(pointsClassification(general, [5, 3]).map(({ profileId, points }) => [profileId, points])).toEqual([
      [2, 5],
      [3, 3],
    ]);
    expect(pointsClassification(general, [])).toEqual([]);
  });

  it('gives away no other points than those of the places', () => {
    fc.assert(
      fc.property(someSeries(), (input) => {
        const { general } = seriesStandings(input);
        const inside = general.rows.filter(({ disqualification }) => disqualification === null);
        const places = inside.flatMap(({ stages }) =>
          stages.filter(({ isDropped }) => !isDropped).map(({ raceRank }) => table[raceRank.category - 1] ?? 0),
        );

        expect(sum(pointsClassification(general, table).map(({ points }) => points))).toBe(sum(places));
      }),
    );
  });
});

describe("the women's classification", () => {
  const mixed = [aRide(1, { timeMs: 100 }), ...[2, 3].map((id) => aRide(id, { timeMs: id * 100, gender: 'FEMALE' }))];

  it('ranks women alone, with gaps of their own and the totals of the general classification', () => {
    const women = womensClassification(series([aStage(1, mixed)]).general);

    expect(
      women.map(({ profileId, rank, gapsInCategories }) => [profileId, rank.absolute, gapsInCategories.absolute]),
    ).toEqual([
      [2, 1, null],
      [3, 2, { toLeader: 100, toPrev: 100 }],
    ]);
  });

  it('keeps the order of the general classification, and those who are out', () => {
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
  it('rank each age group apart; a rider without an age is in none', () => {
    const ages = [29, 35, 30, 41, 50, 60, null];
    const people = ages.map((age, at) => aPerson(at + 1, { age }));
    const { general } = series([aStage(1, rides([1, 2, 3, 4, 5, 6, 7]), {}, people)]);
    const shown = [...ageClassifications(general)].map(([group, rows]) => [
      group,
      rows.map(({ profileId, rank }) => [profileId, rank.absolute]),
    ]);

    expect(Object.fromEntries(shown)).toEqual({
      ...{ Snr: [[1, 1]], Vet: [[4, 1]], '50+': [[5, 1]], '60+': [[6, 1]] },
      Mas: [
        [2, 1],
        [3, 2],
      ],
    });
  });

  it('have each rider with an age once', () => {
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

describe('the team classification', () => {
  const people = [1, 2, 3, 4, 5, 6, 7].map((id) =>
    aPerson(id, { team: id === 7 ? null : team(id < 4 ? 'wind' : 'wave') }),
  );
  const day = (order: number, timesMs: readonly number[]) =>
    aStage(order, rides(timesMs), { requiredForGeneral: false }, people);

  it('adds up the best times of each stage', () => {
    const { general } = series([day(1, [10, 20, 99, 11, 12, 13]), day(2, [10, 99, 20, 16, 15, 14])]);

    expect(teamClassification(general, 2)).toEqual([
      {
        ...{ team: team('wave'), place: 1, gapToLeaderMs: 0, totalTimeInMilliseconds: 52, stagesCompleted: 2 },
        stages: [
          { stageOrder: 1, timeInMilliseconds: 23, profileIds: [4, 5] },
          { stageOrder: 2, timeInMilliseconds: 29, profileIds: [6, 5] },
        ],
      },
      {
        ...{ team: team('wind'), place: 2, gapToLeaderMs: 8, totalTimeInMilliseconds: 60, stagesCompleted: 2 },
        stages: [
          { stageOrder: 1, timeInMilliseconds: 30, profileIds: [1, 2] },
          { stageOrder: 2, timeInMilliseconds: 30, profileIds: [1, 3] },
        ],
      },
    ]);
  });

  it('has no place for a team without enough riders on a stage, a disqualified one not counted', () => {
    const { general } = series([day(1, [1, 2, 3, 11, 12, 13])], [aStageLabel(3, 'DSQ')]);

    expect(teamClassification(general, 3).map(({ team: { urlSlug }, place }) => [urlSlug, place])).toEqual([
      ['wave', 1],
      ['wind', null],
    ]);
  });

  it('counts a rider for the team of that day', () => {
    const moved = [...people.slice(1), aPerson(1, { team: team('wave') })];
    const second = aStage(2, rides([1, 20, 30, 40, 50, 60]), {}, moved);
    const { general } = series([day(1, [10, 20, 30, 40, 50, 60]), second]);

    expect(teamClassification(general, 1).map(({ stages }) => stages.map(({ profileIds }) => profileIds[0]))).toEqual([
      [1, 2],
      [4, 1],
    ]);
  });

  it('shares a place between equal times', () => {
    const { general } = series([day(1, [1, 2, 3, 1, 2, 3])]);

    expect(teamClassification(general, 3).map(({ place }) => place)).toEqual([1, 1]);
  });

  it('loses no time: of complete teams the sum of the counted riders', () => {
    fc.assert(
      fc.property(someSeries(), fc.integer({ min: 1, max: 3 }), (input, size) => {
        const { general } = seriesStandings(input);
        const times = new Map(
          general.rows.flatMap(({ profileId, stages }) =>
            stages.map((stage): [string, number | null] => [
              `${profileId} ${stage.stageOrder}`,
              stage.durationInMilliseconds,
            ]),
          ),
        );

        for (const { stages, place, totalTimeInMilliseconds } of teamClassification(general, size)) {
          const complete = stages.filter(({ profileIds }) => profileIds.length === size);
          const counted = complete.flatMap(({ stageOrder, profileIds }) =>
            profileIds.map((id) => times.get(`${id} ${stageOrder}`) ?? 0),
          );

          expect(totalTimeInMilliseconds).toBe(sum(counted));
          expect(place !== null).toBe(complete.length === stages.length);
        }
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

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}
