import { describe, expect, it } from 'vitest';
import { aRide, aStage, generalByRider, series } from '../../testing/aSeries.ts';
import { aPenalty, aStageLabel } from '../../testing/aStageDecision.ts';
import type { StageRide } from '../stageRow.ts';
import type { StandingsRow } from './standings.ts';
import { womensClassification } from './subClassification.ts';

const rides = (...timesMs: readonly (number | null)[]) =>
  timesMs.flatMap((timeMs, at) => (timeMs === null ? [] : [aRide(at + 1, { timeMs })]));
const labelOf = ({ disqualification }: StandingsRow) =>
  disqualification && [disqualification.label, disqualification.stages];
const total = ({ totalTimeInMilliseconds }: StandingsRow) => totalTimeInMilliseconds;

describe('general classification of a tour', () => {
  it('adds up times and other totals, with places and gaps in the category and overall', () => {
    const stages = [aStage(1, rides(1000, 2000)), aStage(2, [...rides(1500, 400), aRide(3, { group: 'B' })])];
    const { general } = series(stages);

    expect(
      general.rows.map(({ profileId, rank, totalTimeInMilliseconds }) => ({
        profileId,
        rank,
        totalTimeInMilliseconds,
      })),
    ).toEqual([
      { profileId: 2, rank: { category: 1, absolute: 1 }, totalTimeInMilliseconds: 2400 },
      { profileId: 1, rank: { category: 2, absolute: 2 }, totalTimeInMilliseconds: 2500 },
      { profileId: 3, rank: { category: 0, absolute: 0 }, totalTimeInMilliseconds: 1_457_346 },
    ]);
    expect(general.rows[0]).toMatchObject({
      totalDistanceInMeters: 32_440,
      totalElevationInMeters: 258,
      totalCalories: 824,
      stagesCompleted: 2,
      gapsInCategories: { category: null, absolute: null },
    });
    expect(general.rows[1]?.gapsInCategories.category).toEqual({ toLeader: 100, toPrev: 100 });
  });

  it('counts final times, including penalties and common finish times', () => {
    const { general } = series([aStage(1, rides(100_000, 100_500, 100_900))], [aPenalty(3, 10_000)], {
      timeGapThresholdSeconds: 1,
    });

    expect(generalByRider(general, total)).toEqual({ 1: 100_000, 2: 100_000, 3: 110_900 });
  });

  it('adds up rating points of the stages that count', () => {
    const six = rides(1000, 2000, 3000, 4000, 5000, 6000);
    const { general } = series([aStage(0, six, { includeResults: false }), aStage(1, six), aStage(2, six)]);

    expect(general.rows[0]?.totalFinishPoints).toBe(36);
  });

  it('excludes a stage that does not count, even if it is required', () => {
    const prologue = aStage(0, rides(9000, 100), { includeResults: false, requiredForGeneral: false });
    const required = aStage(2, rides(null, 100), { includeResults: false });
    const { general } = series([prologue, aStage(1, rides(1000, 2000)), required]);

    expect(generalByRider(general, total)).toEqual({ 1: 1000, 2: 2000 });
    expect(generalByRider(general, labelOf)).toEqual({ 1: ['MRS', [2]], 2: null });
    expect(generalByRider(general, ({ stages }) => stages.map(({ isDropped }) => isDropped))[2]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('lists the missing required stages', () => {
    const stages = [
      aStage(1, rides(1, 1)),
      aStage(2, rides(null, 1)),
      aStage(3, rides(null, 1)),
      aStage(4, rides(1, 1)),
    ];

    expect(generalByRider(series(stages).general, labelOf)).toEqual({ 1: ['MRS', [2, 3]], 2: null });
  });

  it('ignores missing stages that are not required, or not yet ridden by any rider', () => {
    const optional = aStage(2, rides(null, 1), { requiredForGeneral: false });

    expect(generalByRider(series([aStage(1, rides(1, 1)), optional, aStage(3, [])]).general, labelOf)).toEqual({
      1: null,
      2: null,
    });
  });

  it('carries over the label of a stage with its number and reason', () => {
    const decision = aStageLabel(1, 'LAP', { stage: 2, reason: 'Two laps down' });
    const { general } = series([aStage(1, rides(1, 2)), aStage(2, rides(1, 2))], [decision]);

    expect(generalByRider(general, ({ disqualification }) => disqualification)).toEqual({
      1: { label: 'LAP', stages: [2], reason: 'Two laps down', decisionId: decision.id },
      2: null,
    });
    expect(generalByRider(general, ({ rank, stagesCompleted }) => [rank.absolute, stagesCompleted])).toEqual({
      1: [0, 1],
      2: [1, 2],
    });
  });

  it('does not carry over a label of a stage that does not count', () => {
    const stages = [aStage(1, rides(1, 2), { includeResults: false }), aStage(2, rides(1, 2))];

    expect(generalByRider(series(stages, [aStageLabel(1, 'DSQ')]).general, labelOf)).toEqual({ 1: null, 2: null });
  });

  it('carries over an automatic time limit', () => {
    const limit = { finishTimeLimit: { percentageFromLeader: 10, enforcement: 'auto' as const } };

    expect(generalByRider(series([aStage(1, rides(100, 111))], [], limit).general, labelOf)).toEqual({
      1: null,
      2: ['LMT', [1]],
    });
  });

  it('leaves a rider without a counting stage unranked', () => {
    const prologue = aStage(0, rides(100, 100), { includeResults: false, requiredForGeneral: false });
    const optional = aStage(1, rides(100), { requiredForGeneral: false });

    expect(generalByRider(series([prologue, optional]).general, labelOf)).toEqual({ 1: null, 2: ['NP', []] });
  });

  it('shows the rider as of the latest stage', () => {
    const renamed = aRide(1);
    const profileData = { ...renamed.entry.profileData, lastName: 'Renamed' };
    const latest = { ...renamed, entry: { ...renamed.entry, profileData } };

    expect(series([aStage(2, [latest]), aStage(1, [aRide(1)])]).general.rows[0]?.rider.lastName).toBe('Renamed');
  });
});

describe('a tour with optional stages', () => {
  const optional = (order: number, ...of: readonly number[]) =>
    aStage(order, rides(...of), { requiredForGeneral: false });
  const stages = [
    optional(1, 1000, 1100, 900, 5),
    optional(2, 1000, 1100, 700),
    optional(3, 1000, 950),
    aStage(4, rides(7, 9, 8, 1), { requiredForGeneral: false, includeResults: false }),
  ];
  const shown = ({ rank, gapsInCategories }: StandingsRow) => [rank.absolute, gapsInCategories.absolute];

  it('ranks more counted stages before less time, and has gaps among equal numbers', () => {
    expect(generalByRider(series(stages).general, shown)).toEqual({
      1: [1, null],
      2: [2, { toLeader: 150, toPrev: 150 }],
      3: [3, { toLeader: null, toPrev: null }],
      4: [4, { toLeader: null, toPrev: null }],
    });
    const dropped = series(stages, [aStageLabel(1, 'OUT', { stage: 3 })], { riderCategoryRule: 'stepChange' }).general;
    expect(generalByRider(dropped, shown)).toMatchObject({ 2: [1, null], 1: [0, null], 3: [2, { toLeader: null }] });
    const equally = series(stages.map((each) => (each.stage.order === 3 ? optional(3) : each))).general;
    expect(generalByRider(equally, shown)).toMatchObject({ 3: [1, null], 1: [2, { toLeader: 400, toPrev: 400 }] });
  });

  it('is ranked by time alone in the first version of the rules', () => {
    expect(generalByRider(series(stages, [], { rulesVersion: 1 }).general, shown)).toEqual({
      4: [1, null],
      3: [2, { toLeader: 1595, toPrev: 1595 }],
      1: [3, { toLeader: 2995, toPrev: 1400 }],
      2: [4, { toLeader: 3145, toPrev: 150 }],
    });
  });

  it('ranks the women and the age groups alike', () => {
    const women = stages.map(({ stage, rides: of, ...rest }) => ({ ...rest, stage, rides: of.map(asWoman) }));

    expect(womensClassification(series(women).general).map(({ profileId }) => profileId)).toEqual([1, 2, 3, 4]);
  });
});

function asWoman({ entry, ...ride }: StageRide): StageRide {
  return { ...ride, entry: { ...entry, profileData: { ...entry.profileData, gender: 'FEMALE' } } };
}

describe('equal times in a tour', () => {
  it('are ordered by the smaller sum of places, even with a worse place on the last stage', () => {
    const { general } = series([aStage(1, rides(100, 200, 150)), aStage(2, rides(300, 200, 400))]);

    expect(general.rows.map(({ profileId, rank }) => [profileId, rank.category])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(generalByRider(general, total)).toEqual({ 1: 400, 2: 400, 3: 550 });
  });

  it('are ordered by the better place on the last stage if the sums are equal', () => {
    const { general } = series([aStage(1, rides(100, 200)), aStage(2, rides(200, 100))]);

    expect(general.rows.map(({ profileId, rank }) => [profileId, rank.category])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it('share a place if all is equal', () => {
    const { general } = series([aStage(1, rides(100, 100, 300))]);

    expect(general.rows.map(({ rank }) => rank.absolute)).toEqual([1, 1, 3]);
  });

  it('are decided by places of the category within it, and by common places overall', () => {
    const first = [aRide(1, { timeMs: 100 }), aRide(2, { timeMs: 150, group: 'B' }), aRide(3, { timeMs: 200 })];
    const second = [aRide(1, { timeMs: 300 }), aRide(2, { timeMs: 400 }), aRide(3, { timeMs: 200 })];
    const { general } = series([aStage(1, first), aStage(2, second)]);

    expect(generalByRider(general, ({ rank }) => rank)).toEqual({
      1: { category: 2, absolute: 1 },
      2: { category: 1, absolute: 3 },
      3: { category: 1, absolute: 2 },
    });
  });
});

describe('general classification of an endurance series', () => {
  const endurance = { type: 'endurance' } as const;
  const far = (profileId: number, metres: number, timeMs = 1000) => aRide(profileId, { metres, timeMs });

  it('is ranked by the greater distance, then by the shorter time, without gaps or required stages', () => {
    const stages = [aStage(1, [far(1, 10_000), far(2, 30_000), far(3, 30_000, 900)]), aStage(2, [far(1, 19_000)])];
    const { general } = series(stages, [], endurance);

    expect(general.rows.map(({ profileId, rank }) => [profileId, rank.category])).toEqual([
      [3, 1],
      [2, 2],
      [1, 3],
    ]);
    expect(general.rows.map(({ gapsInCategories }) => gapsInCategories.absolute)).toEqual([null, null, null]);
  });

  it('excludes a stage that the rider is out of', () => {
    const stages = [aStage(1, [far(1, 30_000), far(2, 20_000)]), aStage(2, [far(1, 10_000)])];
    const { general } = series(stages, [aStageLabel(1, 'DSQ')], endurance);

    expect(general.rows.map(({ profileId, totalDistanceInMeters }) => [profileId, totalDistanceInMeters])).toEqual([
      [2, 20_000],
      [1, 10_000],
    ]);
    expect(generalByRider(general, ({ rank }) => rank.category)).toEqual({ 1: 2, 2: 1 });
  });

  it('puts a rider who is out of all stages out, with the label', () => {
    const { general } = series([aStage(1, [far(1, 30_000)])], [aStageLabel(1, 'DSQ')], endurance);

    expect(generalByRider(general, labelOf)).toEqual({ 1: ['DSQ', [1]] });
  });

  it('shares the place of equal own times, regardless of penalties', () => {
    const [stage] = series([aStage(1, rides(100, 100, 200))], [aPenalty(1, 5)], { type: 'endurance' }).protocols;

    expect(stage?.rows.map(({ shownProfileId, rank }) => [shownProfileId, rank.category])).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
    ]);
  });

  it('ranks a stage by own times', () => {
    const { protocols } = series([aStage(1, [far(1, 1, 1000), far(2, 1, 2000)])], [aPenalty(1, 5000)], endurance);

    expect(protocols[0]?.rows.map(({ profileId, gapsInCategories }) => [profileId, gapsInCategories.category])).toEqual(
      [
        [1, null],
        [2, { toLeader: 1000, toPrev: 1000 }],
      ],
    );
  });
});
