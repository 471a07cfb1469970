import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Team } from '../../protocol/person.ts';
import { aPerson } from '../../testing/anEntry.ts';
import { aRide, aStage, series } from '../../testing/aSeries.ts';
import { aStageLabel } from '../../testing/aStageDecision.ts';
import { someSeries } from '../../testing/someSeries.ts';
import { seriesStandings } from './seriesStandings.ts';
import { teamClassification } from './teamClassification.ts';

const rides = (timesMs: readonly number[]) => timesMs.map((timeMs, at) => aRide(at + 1, { timeMs }));
const team = (urlSlug: string): Team => ({ name: urlSlug, shortName: urlSlug, urlSlug, appearance: null });

describe('team classification', () => {
  const people = [1, 2, 3, 4, 5, 6, 7].map((id) =>
    aPerson(id, { team: id === 7 ? null : team(id < 4 ? 'wind' : 'wave') }),
  );
  const day = (order: number, timesMs: readonly number[]) =>
    aStage(order, rides(timesMs), { requiredForGeneral: false }, people);

  it('adds up the best times of each stage', () => {
    const { general } = series([day(1, [10, 20, 99, 11, 12, 13]), day(2, [10, 99, 20, 16, 15, 14])]);

    expect(teamClassification(general, 2)).toEqual([
      {
        team: team('wave'),
        place: 1,
        gapToLeaderMs: 0,
        totalTimeInMilliseconds: 52,
        stagesCompleted: 2,
        stages: [
          { stageOrder: 1, timeInMilliseconds: 23, profileIds: [4, 5] },
          { stageOrder: 2, timeInMilliseconds: 29, profileIds: [6, 5] },
        ],
      },
      {
        team: team('wind'),
        place: 2,
        gapToLeaderMs: 8,
        totalTimeInMilliseconds: 60,
        stagesCompleted: 2,
        stages: [
          { stageOrder: 1, timeInMilliseconds: 30, profileIds: [1, 2] },
          { stageOrder: 2, timeInMilliseconds: 30, profileIds: [1, 3] },
        ],
      },
    ]);
  });

  it('leaves a team with too few riders on a stage unranked, not counting a disqualified one', () => {
    const { general } = series([day(1, [1, 2, 3, 11, 12, 13])], [aStageLabel(3, 'DSQ')]);

    expect(teamClassification(general, 3).map(({ team: { urlSlug }, place }) => [urlSlug, place])).toEqual([
      ['wave', 1],
      ['wind', null],
    ]);
  });

  it('counts a rider for the team of that stage', () => {
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

  it("equals the sum of the counted riders' times for complete teams", () => {
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

  it('excludes a stage that does not count', () => {
    const prologue = aStage(0, rides([1, 2, 3, 4, 5, 6]), { includeResults: false, requiredForGeneral: false }, people);
    const { general } = series([prologue, day(1, [10, 20, 30, 40, 50, 60])]);

    expect(teamClassification(general, 1).map(({ stages, place }) => [stages.length, place])).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });

  it('shows a team as of its latest stage, and an unranked one without a gap', () => {
    const renamed = { ...team('wind'), name: 'Новый ветер' };
    const later = aStage(2, [aRide(2, { timeMs: 10 })], { requiredForGeneral: false }, [aPerson(2, { team: renamed })]);
    const { general } = series([day(1, [10, 20, 30, 1, 1, 1]), later]);

    expect(
      teamClassification(general, 1).map(({ team: { name }, place, gapToLeaderMs }) => [name, place, gapToLeaderMs]),
    ).toEqual([
      ['Новый ветер', 1, 0],
      ['wave', null, null],
    ]);
  });

  it('orders equal riders by their numbers, and equal teams by their addresses', () => {
    // Rider 3 leads rider 1 over both stages, but was equally fast on the first.
    const { general } = series([day(1, [10, 20, 10, 10, 30, 30]), day(2, [30, 40, 20, 20, 50, 60])]);

    expect(
      teamClassification(general, 1).map(({ team: { urlSlug }, stages }) => [urlSlug, stages[0]?.profileIds]),
    ).toEqual([
      ['wave', [4]],
      ['wind', [1]],
    ]);
  });
});

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}
