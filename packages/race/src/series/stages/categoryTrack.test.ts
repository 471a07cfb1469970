import { describe, expect, it } from 'vitest';
import { aRide, aStage, byRider, generalByRider, series } from '../../testing/aSeries.ts';
import { aCategory, aStageLabel, aStageUndo } from '../../testing/aStageDecision.ts';
import type { RiderCategoryRule } from '../seriesRules.ts';
import type { StageDecision } from '../stageDecision.ts';

/** Three stages of rider 1, in the group B, with rider 2 of A and rider 3 of B, each slower by a minute. */
const stages = [1, 2, 3].map((order) =>
  aStage(order, [
    aRide(1, { timeMs: 60_000, group: 'B' }),
    aRide(2, { timeMs: 120_000 }),
    aRide(3, { timeMs: 180_000, group: 'B' }),
  ]),
);

function counted(decisions: readonly StageDecision[], riderCategoryRule: RiderCategoryRule | null) {
  return series(stages, decisions, { riderCategoryRule });
}

function categoriesOf(decisions: readonly StageDecision[], rule: RiderCategoryRule | null) {
  return counted(decisions, rule).protocols.map((protocol) => byRider(protocol, ({ category }) => category)[1]);
}

describe('the category of a rider', () => {
  it('is the group of the first ride, and carries over to later stages', () => {
    const [first, second] = series([
      aStage(1, [aRide(1, { group: 'C' })]),
      aStage(2, [aRide(1, { group: 'A' }), aRide(2, { group: 'D' })]),
    ]).protocols;

    expect(first && byRider(first, ({ category }) => category)).toEqual({ 1: 'C' });
    expect(second && byRider(second, (row) => [row.categoryInRace, row.category])).toEqual({
      1: ['C', 'C'],
      2: ['D', 'D'],
    });
  });

  it('carries over a stage that was not ridden, and from a prologue', () => {
    const { protocols } = series([aStage(0, [aRide(1, { group: 'C' })]), aStage(1, []), aStage(2, [aRide(1)])]);

    expect(protocols[2]?.rows[0]?.category).toBe('C');
  });

  it('changes on all stages with recalculationAll', () => {
    expect(categoriesOf([aCategory(1, 'A', { stage: 2 })], 'recalculationAll')).toEqual(['A', 'A', 'A']);
  });

  it('changes from that stage on with stepChange', () => {
    expect(categoriesOf([aCategory(1, 'A', { stage: 2 })], 'stepChange')).toEqual(['B', 'A', 'A']);
  });

  it('follows the latest decision on all stages, and each step, regardless of their order', () => {
    const decisions = [aCategory(1, 'A', { stage: 3, at: 1 }), aCategory(1, 'C', { stage: 2, at: 2 })];

    for (const given of [decisions, decisions.toReversed()]) {
      expect(categoriesOf(given, 'recalculationAll')).toEqual(['C', 'C', 'C']);
      expect(categoriesOf(given, 'stepChange')).toEqual(['B', 'C', 'A']);
    }
  });

  it('is restored by an undo', () => {
    const decision = aCategory(1, 'A', { stage: 2 });

    for (const rule of ['recalculationAll', 'stepChange', 'dsqRecalculation', 'dsqKeep'] as const) {
      expect(counted([decision, aStageUndo(decision)], rule)).toEqual(counted([], rule));
    }
  });

  it('ignores a decision of another series', () => {
    const other = aCategory(1, 'A', { stage: 2, seriesId: 'spring' });

    expect(counted([other], 'recalculationAll')).toEqual(counted([], 'recalculationAll'));
  });

  it('includes the decision and the category of the race in the row', () => {
    const decision = aCategory(1, 'A', { stage: 2, at: 5, reason: 'Too strong' });
    const rowsOf = (rule: RiderCategoryRule) =>
      counted([decision], rule).protocols.map((protocol) => byRider(protocol, (row) => row)[1]);
    const change = {
      decisionId: decision.id,
      value: 'A',
      stageOrder: 2,
      reason: 'Too strong',
      author: 'commissaire',
      at: 5,
    };

    expect(rowsOf('recalculationAll').map((row) => [row?.categoryInRace, row?.categoryChange])).toEqual([
      ['B', change],
      ['B', change],
      ['A', null],
    ]);
    expect(rowsOf('stepChange').map((row) => row?.categoryChange)).toEqual([null, change, null]);
  });

  it('is null from a decision on, and puts the rider out as UNC', () => {
    const { general } = counted([aCategory(1, null, { stage: 2 })], 'stepChange');

    expect(categoriesOf([aCategory(1, null, { stage: 2 })], 'stepChange')).toEqual(['B', null, null]);
    expect(generalByRider(general, ({ disqualification }) => disqualification?.label)).toMatchObject({ 1: 'UNC' });
  });

  it('changes from a stage that the rider did not ride', () => {
    const { protocols } = series(
      [aStage(1, [aRide(1)]), aStage(2, []), aStage(3, [aRide(1)])],
      [aCategory(1, 'D', { stage: 2 })],
      { riderCategoryRule: 'stepChange' },
    );

    expect([protocols[0], protocols[2]].map((protocol) => protocol?.rows[0]?.category)).toEqual(['A', 'D']);
  });
});

describe('places after a change of category', () => {
  const moved = [aCategory(1, 'A', { stage: 2 })];
  const ranksOn = (order: number, rule: RiderCategoryRule) => {
    const protocol = counted(moved, rule).protocols[order - 1];
    return protocol && byRider(protocol, ({ rank, disqualification }) => disqualification?.label ?? rank.category);
  };

  it('are recomputed on all stages with recalculationAll', () => {
    expect(ranksOn(1, 'recalculationAll')).toEqual({ 1: 1, 2: 2, 3: 1 });
    expect(ranksOn(3, 'recalculationAll')).toEqual({ 1: 1, 2: 2, 3: 1 });
  });

  it('stay on earlier stages with stepChange', () => {
    expect(ranksOn(1, 'stepChange')).toEqual({ 1: 1, 2: 1, 3: 2 });
    expect(ranksOn(2, 'stepChange')).toEqual({ 1: 1, 2: 2, 3: 1 });
  });

  it('are recomputed without the rider on earlier stages with dsqRecalculation', () => {
    expect(ranksOn(1, 'dsqRecalculation')).toEqual({ 1: 'DSQ', 2: 1, 3: 1 });
    expect(ranksOn(2, 'dsqRecalculation')).toEqual({ 1: 1, 2: 2, 3: 1 });
  });

  it('stay for the others on earlier stages with dsqKeep, including gaps and points', () => {
    const before = counted([], 'dsqKeep').protocols[0];
    const after = counted(moved, 'dsqKeep').protocols[0];

    expect(ranksOn(1, 'dsqKeep')).toEqual({ 1: 'DSQ', 2: 1, 3: 2 });
    expect(after && byRider(after, (row) => row)[3]).toEqual(before && byRider(before, (row) => row)[3]);
    expect(after && byRider(after, ({ rank, points }) => [rank, points])[1]).toEqual([{ category: 0, absolute: 0 }, 0]);
  });

  it('cost only the rider the points of earlier stages with dsqKeep', () => {
    const rides = [1, 2, 3, 4, 5, 6, 7].map((rider) => aRide(rider, { timeMs: rider * 60_000 }));
    const pointsOf = (decisions: readonly StageDecision[]) => {
      const [protocol] = series([aStage(1, rides), aStage(2, rides)], decisions, {
        riderCategoryRule: 'dsqKeep',
      }).protocols;
      return protocol && byRider(protocol, ({ points }) => points);
    };
    const before = pointsOf([]);

    expect(before?.[1]).toBeGreaterThan(0);
    expect(pointsOf([aCategory(1, 'D', { stage: 2 })])).toEqual({ ...before, 1: 0 });
  });
});

describe('general classification after a change of category', () => {
  const labelOf = (decisions: readonly StageDecision[], rule: RiderCategoryRule | null) =>
    generalByRider(counted(decisions, rule).general, (row) => [
      row.finalCategory,
      row.disqualification?.label ?? null,
    ])[1];
  const moved = aCategory(1, 'A', { stage: 2 });

  it.each([
    ['recalculationAll', ['A', null]],
    ['stepChange', ['A', null]],
    ['dsqRecalculation', ['A', 'DSQ']],
    ['dsqKeep', ['A', 'DSQ']],
    [null, ['A', 'MC']],
  ] as const)('includes the rider by the rule %s as %o', (rule, expected) => {
    expect(labelOf([moved], rule)).toEqual(expected);
  });

  it('counts the places of a rider whose category was changed back', () => {
    expect(labelOf([moved, aCategory(1, 'B', { stage: 2, at: 3000 })], null)).toEqual(['B', null]);
  });

  it('does not combine categories of stages that do not count', () => {
    expect(labelOf([moved, aStageLabel(1, 'DSQ')], null)).toEqual(['A', 'DSQ']);
  });
});
