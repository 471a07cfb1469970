import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RulesVersion } from '../../rulesVersion.ts';
import { aRide, aStage, type RideFacts, series } from '../../testing/aSeries.ts';
import { aStageLabel } from '../../testing/aStageDecision.ts';
import { someSeries } from '../../testing/someSeries.ts';
import { NO_RANK } from '../rankFields.ts';
import {
  SERIES_DISQUALIFICATIONS,
  type SeriesDisqualification,
  type SeriesDisqualificationLabel,
} from '../seriesDisqualification.ts';
import { pointsClassification } from './pointsClassification.ts';
import { seriesStandings } from './seriesStandings.ts';

const table = [10, 6, 4];
const rides = (timesMs: readonly number[], facts: RideFacts = {}) =>
  timesMs.map((timeMs, at) => aRide(at + 1, { timeMs, ...facts }));

describe('points classification', () => {
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
      [9, 10, 1, 3],
      [3, 10, 3, 4],
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

  it('omits riders without points, and is empty without a table', () => {
    const { general } = series([aStage(1, rides([100, 200, 300]))]);

    expect(pointsClassification(general, [5, 3]).map(({ profileId, points }) => [profileId, points])).toEqual([
      [1, 5],
      [2, 3],
    ]);
    expect(pointsClassification(general, [])).toEqual([]);
  });

  it('lists riders whom a rule put out; in the first version of the rules, no riders who are out', () => {
    const { general } = series([aStage(1, rides([100]))]);
    const listed = (rulesVersion: RulesVersion) =>
      SERIES_DISQUALIFICATIONS.filter((label) => {
        const rows = general.rows.map((row) => ({ ...row, rank: NO_RANK, disqualification: outAs(label) }));
        return pointsClassification({ ...general, rulesVersion, rows }, table).length > 0;
      });

    expect(listed(2)).toEqual(['DNF', 'DNS', 'LMT', 'LAP', 'NP', 'MRS']);
    expect(listed(1)).toEqual([]);
  });

  it('awards no points for a stage that the rider is out of, and ranks a rider with a general place first in a tie', () => {
    const stages = [
      aStage(1, [aRide(1, { timeMs: 100 }), aRide(2, { timeMs: 200 })]),
      aStage(2, [aRide(2, { timeMs: 100 }), aRide(1, { timeMs: 200 }), aRide(3, { timeMs: 90 })]),
    ];
    const decisions = [aStageLabel(1, 'LMT', { stage: 2 }), aStageLabel(3, 'DNF', { stage: 2 })];
    const { general } = series(stages, decisions);

    expect(
      pointsClassification(general, [5]).map(({ profileId, points, rank }) => [profileId, points, rank.absolute]),
    ).toEqual([
      [2, 5, 1],
      [1, 5, 2],
    ]);
  });

  it('awards exactly the points of the places', () => {
    fc.assert(
      fc.property(someSeries(), (input) => {
        const { general } = seriesStandings(input);
        const listed = pointsClassification(general, table).map(({ profileId }) => profileId);
        const inside = general.rows.filter(({ profileId }) => listed.includes(profileId));
        const ranks = inside.flatMap(({ stages }) =>
          stages.filter(({ isDropped }) => !isDropped).map(({ raceRank }) => table[raceRank.category - 1] ?? 0),
        );

        expect(sum(pointsClassification(general, table).map(({ points }) => points))).toBe(sum(ranks));
      }),
    );
  });

  it('ranks each category separately, and all in common', () => {
    const inB = [11, 12].map((id) => aRide(id, { timeMs: id * 20, group: 'B' }));
    const { general } = series([aStage(1, [...rides([100, 200]), ...inB])]);

    expect(pointsClassification(general, [5, 3]).map(({ profileId, rank }) => [profileId, rank])).toEqual([
      [1, { category: 1, absolute: 1 }],
      [11, { category: 1, absolute: 2 }],
      [2, { category: 2, absolute: 3 }],
      [12, { category: 2, absolute: 4 }],
    ]);
  });

  it('shares a place if points, wins and the general classification are equal', () => {
    const { general } = series([aStage(1, [aRide(8, { timeMs: 100 }), aRide(3, { timeMs: 100 })])]);

    expect(pointsClassification(general, [5, 3]).map(({ profileId, rank }) => [profileId, rank.category])).toEqual([
      [3, 1],
      [8, 1],
    ]);
  });

  it('excludes a stage that the rider finished without a place', () => {
    const prologue = aStage(1, rides([100]), { requiredForGeneral: false });
    const unplaced = { ...series([prologue, aStage(2, rides([100]))]).general };
    const rows = unplaced.rows.map((row) => ({
      ...row,
      stages: row.stages.map((stage) =>
        stage.stageOrder === 1 ? { ...stage, raceRank: { category: 0, absolute: 0 } } : stage,
      ),
    }));

    expect(pointsClassification({ ...unplaced, rows }, table)[0]?.stages).toEqual([
      { stageOrder: 2, place: 1, points: 10 },
    ]);
  });
});

function outAs(label: SeriesDisqualificationLabel): SeriesDisqualification {
  return { label, reason: null, decisionId: null, stages: [] };
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}
