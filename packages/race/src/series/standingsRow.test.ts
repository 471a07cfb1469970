import { describe, expect, it } from 'vitest';
import type { SeriesStage } from './seriesRules.ts';
import type { StandingsStageResult } from './standings.ts';
import { type ClassifyingRules, standingsRow } from './standingsRow.ts';

const tour: ClassifyingRules = { rulesVersion: 2, type: 'tour', riderCategoryRule: 'recalculationAll' };
const stage = (order: number, facts: Partial<SeriesStage> = {}): SeriesStage => ({
  order,
  includeResults: true,
  requiredForGeneral: true,
  disableTimeGapRule: false,
  ...facts,
});
const rider = { profileId: 1, firstName: 'Анна', lastName: 'Первая', gender: 'FEMALE', imageSrc: null };

function result(stageOrder: number, facts: Partial<StandingsStageResult> = {}): StandingsStageResult {
  return {
    stageOrder,
    category: 'B',
    durationInMilliseconds: 1000,
    penaltyMs: 0,
    distanceInMeters: 10,
    elevationInMeters: 1,
    calories: 5,
    finishPoints: 2,
    raceRank: { category: 1, absolute: 1 },
    isDropped: false,
    disqualification: null,
    rider: { ...rider, countryAlpha3: null, age: null, team: null },
    ...facts,
  };
}

const outOf = (results: readonly StandingsStageResult[], stages = [stage(1), stage(2)], rules = tour) =>
  standingsRow(1, results, stages, rules).disqualification;

describe('a row of the general classification', () => {
  it('is out by two categories on stages that count, and names them', () => {
    const three = [stage(1), stage(2), stage(3)];

    expect(outOf([result(1), result(2), result(3, { category: 'C' })], three)).toMatchObject({
      label: 'MC',
      stages: [1, 2, 3],
    });
    expect(
      outOf([result(1), result(2, { category: 'C' })], undefined, { ...tour, riderCategoryRule: 'stepChange' }),
    ).toBe(null);
  });

  it('is not out by the category of a stage that does not count', () => {
    const prologue = result(0, { category: 'C', isDropped: true });

    expect(outOf([prologue, result(1), result(2)], [stage(0, { includeResults: false }), stage(1), stage(2)])).toBe(
      null,
    );
  });

  it('leaves a stage without a category and one that does not count out of the stages that it names', () => {
    const results = [
      result(0, { category: 'D', isDropped: true }),
      result(1),
      result(2, { category: null }),
      result(3, { category: 'C' }),
    ];
    const stages = [stage(0, { includeResults: false }), stage(1), stage(2), stage(3)];

    expect(outOf(results, stages)).toMatchObject({ label: 'MC', stages: [1, 3] });
  });

  it('misses a required stage that was ridden without a time', () => {
    expect(outOf([result(1), result(2, { isDropped: true, durationInMilliseconds: null })])).toMatchObject({
      label: 'MRS',
      stages: [2],
    });
  });

  it('is out without a category, by no stage of its own', () => {
    expect(outOf([result(1), result(2, { category: null })])).toEqual({
      label: 'UNC',
      reason: null,
      decisionId: null,
      stages: [],
    });
  });

  it('counts a stage that is dropped in none of its totals', () => {
    expect(standingsRow(1, [result(1), result(2, { isDropped: true })], [stage(1)], tour)).toMatchObject({
      totalTimeInMilliseconds: 1000,
      totalDistanceInMeters: 10,
      totalElevationInMeters: 1,
      totalCalories: 5,
      totalFinishPoints: 2,
      stagesCompleted: 1,
    });
  });

  it('cannot be made of nothing', () => {
    expect(() => standingsRow(7, [], [], tour)).toThrow('No result of 7');
  });
});
