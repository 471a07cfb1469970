import { describe, expect, it } from 'vitest';
import type { SeriesStage } from '../seriesRules.ts';
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

describe('row of the general classification', () => {
  it('is out for two categories on stages that count, and lists them', () => {
    const three = [stage(1), stage(2), stage(3)];

    expect(outOf([result(1), result(2), result(3, { category: 'C' })], three)).toMatchObject({
      label: 'MC',
      stages: [1, 2, 3],
    });
    expect(
      outOf([result(1), result(2, { category: 'C' })], undefined, { ...tour, riderCategoryRule: 'stepChange' }),
    ).toBe(null);
  });

  it('is not out for the category of a stage that does not count', () => {
    const prologue = result(0, { category: 'C', isDropped: true });

    expect(outOf([prologue, result(1), result(2)], [stage(0, { includeResults: false }), stage(1), stage(2)])).toBe(
      null,
    );
  });

  it('excludes from the listed stages those without a category and those that do not count', () => {
    const results = [
      result(0, { category: 'D', isDropped: true }),
      result(1),
      result(2, { category: null }),
      result(3, { category: 'C' }),
    ];
    const stages = [stage(0, { includeResults: false }), stage(1), stage(2), stage(3)];

    expect(outOf(results, stages)).toMatchObject({ label: 'MC', stages: [1, 3] });
  });

  it('treats a required stage ridden without a time as missing', () => {
    expect(outOf([result(1), result(2, { isDropped: true, durationInMilliseconds: null })])).toMatchObject({
      label: 'MRS',
      stages: [2],
    });
  });

  it('is out without a category, with no stages listed', () => {
    expect(outOf([result(1), result(2, { category: null })])).toEqual({
      label: 'UNC',
      reason: null,
      decisionId: null,
      stages: [],
    });
  });

  it('excludes a dropped stage from all of its totals', () => {
    expect(standingsRow(1, [result(1), result(2, { isDropped: true })], [stage(1)], tour)).toMatchObject({
      totalTimeInMilliseconds: 1000,
      totalDistanceInMeters: 10,
      totalElevationInMeters: 1,
      totalCalories: 5,
      totalFinishPoints: 2,
      stagesCompleted: 1,
    });
  });

  it('cannot be built without results', () => {
    expect(() => standingsRow(7, [], [], tour)).toThrow('No result of 7');
  });
});
