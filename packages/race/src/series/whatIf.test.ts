import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRide, aStage, byRider, generalByRider, series } from '../testing/aSeries.ts';
import { aCategory } from '../testing/aStageDecision.ts';
import { someSeries } from '../testing/someSeries.ts';
import { seriesStandings } from './standings/seriesStandings.ts';

const stages = [
  aStage(1, [aRide(1, { timeMs: 100 }), aRide(2, { timeMs: 200 }), aRide(3, { timeMs: 300, group: 'B' })]),
  aStage(2, [aRide(1, { timeMs: 400 }), aRide(2, { timeMs: 200 }), aRide(3, { timeMs: 300 })]),
];

describe('a series without one of its stages', () => {
  it('omits its protocol and its times from the general classification', () => {
    const { protocols, general } = series(stages, [], {}, { withoutStages: [2] });

    expect(protocols.map(({ stage }) => stage.order)).toEqual([1]);
    expect(
      generalByRider(general, ({ rank, totalTimeInMilliseconds }) => [rank.category, totalTimeInMilliseconds]),
    ).toEqual({
      1: [1, 100],
      2: [2, 200],
      3: [1, 300],
    });
  });

  it('requires the stage of no rider', () => {
    const missed = [stages[0], aStage(2, [aRide(1)])].flatMap((stage) => stage ?? []);
    const labels = (withoutStages: number[]) =>
      generalByRider(
        series(missed, [], {}, { withoutStages }).general,
        ({ disqualification }) => disqualification?.label,
      )[2];

    expect([labels([]), labels([2])]).toEqual(['MRS', undefined]);
  });

  it('keeps the categories that were carried over from it', () => {
    const decisions = [aCategory(1, 'C', { stage: 1 })];
    const { protocols } = series(stages, decisions, { riderCategoryRule: 'stepChange' }, { withoutStages: [1] });

    expect(protocols[0] && byRider(protocols[0], ({ category }) => category)).toEqual({ 1: 'C', 2: 'A', 3: 'B' });
  });

  it('is unchanged for an unknown stage', () => {
    fc.assert(
      fc.property(someSeries(), (input) => {
        expect(seriesStandings(input, { withoutStages: [99] })).toEqual(seriesStandings(input));
      }),
    );
  });
});

describe('a series with riders in another category', () => {
  it('ranks them there on all stages, regardless of its rule', () => {
    for (const riderCategoryRule of ['recalculationAll', 'stepChange', 'dsqKeep', null] as const) {
      const { general } = series(stages, [], { riderCategoryRule }, { categories: new Map([[3, 'A']]) });

      expect(generalByRider(general, ({ rank, disqualification }) => [rank.category, disqualification])).toEqual({
        1: [2, null],
        2: [1, null],
        3: [3, null],
      });
    }
  });

  it('equals the decision with recalculationAll, except for the mark of the change', () => {
    const tried = series(stages, [], {}, { categories: new Map([[3, 'A']]) });
    const decided = series(stages, [aCategory(3, 'A', { stage: 2 })]);

    expect(tried.general).toEqual(decided.general);
    expect(tried.protocols[0]?.rows.every(({ categoryChange }) => categoryChange === null)).toBe(true);
  });

  it('overrides decisions', () => {
    const { protocols, general } = series(stages, [aCategory(3, 'C')], {}, { categories: new Map([[3, 'B']]) });

    expect(generalByRider(general, ({ finalCategory }) => finalCategory)[3]).toBe('B');
    expect(protocols[0] && byRider(protocols[0], ({ categoryChange }) => categoryChange)[3]).toBeNull();
  });
});
