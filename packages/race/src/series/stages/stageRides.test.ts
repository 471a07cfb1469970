import { describe, expect, it } from 'vitest';
import type { RulesVersion } from '../../rulesVersion.ts';
import { aMain, aPerson, EVENT_START, MINUTE } from '../../testing/anEntry.ts';
import { aRide, aStage, series, stageOf } from '../../testing/aSeries.ts';
import { anAddedRow, aPenalty, aRemovedRow, aStageLabel, aStageUndo } from '../../testing/aStageDecision.ts';
import type { SeriesRules } from '../seriesRules.ts';
import type { StageDecision } from '../stageDecision.ts';
import type { StageProtocol, StageRide } from '../stageRow.ts';

const earlier = aRide(1, { timeMs: 60_000 });
const later = aRide(1, { timeMs: 50_000, start: EVENT_START + 60 * MINUTE });
const times = ({ rows }: StageProtocol) => rows.map(({ profileId, timeMs }) => [profileId, timeMs]);

describe('a repeated ride', () => {
  it('prefers one in a known group', () => {
    const unknown = { ...later, groupLabel: null };

    const counted = (rulesVersion: RulesVersion) =>
      stageOf([unknown, earlier], [], { rulesVersion }).rows.map(({ timeMs, category }) => [timeMs, category]);

    expect(counted(2)).toEqual([[60_000, 'A']]);
    expect(counted(1)).toEqual([[50_000, 'E']]);
  });

  it('leaves one row: of the better ride, or of the first by the rule', () => {
    for (const rides of [
      [earlier, later],
      [later, earlier],
    ]) {
      expect(times(stageOf(rides, [], { repeatRides: 'best' }))).toEqual([[1, 50_000]]);
      expect(times(stageOf(rides, [], { repeatRides: 'first' }))).toEqual([[1, 60_000]]);
    }
  });

  it('is the longer one if the distance counts', () => {
    const far = aRide(1, { timeMs: 70_000, metres: 20_000 });

    expect(times(stageOf([later, far], [], { type: 'endurance' }))).toEqual([[1, 70_000]]);
  });

  it('is preferred over a ride that was not finished, or had virtual power', () => {
    const dnf = aRide(1, { timeMs: 10_000, didNotFinish: true });
    const virtual = aRide(1, { timeMs: 40_000, powerType: 'VIRTUAL_POWER' });

    expect(times(stageOf([dnf, later], [], { repeatRides: 'first' }))).toEqual([[1, 50_000]]);
    expect(times(stageOf([virtual, later, dnf]))).toEqual([[1, 50_000]]);
  });

  it('is preferred over a faster one in an impossible time', () => {
    const impossible = aRide(1, { timeMs: 1, isTimeAccepted: false });

    expect(times(stageOf([impossible, later]))).toEqual([[1, 50_000]]);
    expect(times(stageOf([impossible, later], [], { rulesVersion: 2 }))).toEqual([[1, 1]]);
  });

  it('duplicates no row when pages overlap', () => {
    expect(stageOf([earlier, earlier])).toEqual(stageOf([earlier]));
  });
});

describe('two accounts of a rider', () => {
  const people = [aPerson(7, { main: aMain(1) })];
  const other = aRide(7, { timeMs: 55_000 });
  const shown = (
    rides: readonly StageRide[],
    decisions: readonly StageDecision[] = [],
    rules: Partial<SeriesRules> = {},
  ) =>
    series([aStage(1, rides, {}, people)], decisions, rules).protocols[0]?.rows.map((row) => [
      row.profileId,
      row.rank.absolute,
      row.disqualification?.label ?? null,
    ]);
  const out = (account: number, at = 1000) => ({ ...aStageLabel(1, 'OFR', { at }), account });

  it('count by the other ride where the better one is out', () => {
    expect(shown([later, other])).toEqual([[1, 1, null]]);
    expect(shown([later, other], [out(1)])).toEqual([[7, 1, null]]);
    expect(shown([later, other], [out(1)], { rulesVersion: 2 })).toEqual([[1, 0, 'OFR']]);
    expect(shown([later, other], [out(1), aStageUndo(out(1))])).toEqual([[1, 1, null]]);
  });

  it('count by the better ride where both are out, by one decision or by two', () => {
    expect(shown([later, other], [out(1), out(7, 2000)])).toEqual([[1, 0, 'OFR']]);
    expect(shown([later, other], [aStageLabel(1, 'DSQ')])).toEqual([[1, 0, 'DSQ']]);
    expect(shown([later, other], [out(1), aStageLabel(1, 'DSQ', { at: 2000 })])).toEqual([[1, 0, 'DSQ']]);
  });

  it('count by the ride with measured power, even where the first ride counts', () => {
    const virtual = aRide(7, { timeMs: 40_000, powerType: 'VIRTUAL_POWER', start: EVENT_START - MINUTE });
    const first = { repeatRides: 'first' } as const;

    expect(shown([virtual, later], [], first)).toEqual([[1, 1, null]]);
    expect(shown([virtual, later], [], { ...first, rulesVersion: 2 })).toEqual([[7, 0, 'OUT']]);
  });
});

describe('a ride in an impossible time', () => {
  const honest = aRide(2, { timeMs: 3_600_000, isTimeAccepted: false });
  const labels = (isTimeAccepted: boolean, rules: Partial<SeriesRules> = {}) =>
    stageOf([aRide(1, { timeMs: 1, isTimeAccepted }), honest], [], rules).rows.map((row) => [
      row.profileId,
      row.rank.absolute,
      row.disqualification?.label ?? null,
    ]);

  it('has no place, and is no leader for the time limit, until it is accepted', () => {
    const finishTimeLimit = { percentageFromLeader: 50, enforcement: 'auto' } as const;

    expect(labels(false, { finishTimeLimit })).toEqual([
      [2, 1, null],
      [1, 0, 'NP'],
    ]);
    expect(labels(true)).toEqual([
      [1, 1, null],
      [2, 2, null],
    ]);
    expect(labels(false, { rulesVersion: 2 })).toEqual(labels(true));
  });

  it('keeps the label of a decision', () => {
    const decided = stageOf([aRide(1, { timeMs: 1, isTimeAccepted: false }), honest], [aStageLabel(1, 'DSQ')]);

    expect(decided.rows[1]?.disqualification?.label).toBe('DSQ');
  });
});

describe('a row added manually', () => {
  const added = anAddedRow(aRide(9, { timeMs: 55_000, group: 'B' }), 'C');

  it('is ranked like any other, in its category, and includes the decision', () => {
    const [, row] = stageOf([later, aRide(2, { timeMs: 58_000, group: 'C' })], [added]).rows;

    expect(row).toMatchObject({ profileId: 9, category: 'C', groupLabel: 'B', rank: { category: 1, absolute: 2 } });
    expect(row?.addedBy).toBe(added.id);
  });

  it('stays when the game later returns a ride of the rider', () => {
    expect(times(stageOf([aRide(9, { timeMs: 1000 })], [added]))).toEqual([[9, 55_000]]);
  });

  it('accepts penalties and is removed by an undo', () => {
    expect(stageOf([], [added, aPenalty(9, 5000)]).rows[0]?.finalDurationInMilliseconds).toBe(60_000);
    expect(stageOf([later], [added, aStageUndo(added)])).toEqual(stageOf([later]));
  });

  it('determines the category carried over to later stages', () => {
    const { protocols } = series([aStage(1, []), aStage(2, [aRide(9)])], [added]);

    expect(protocols[1]?.rows[0]?.category).toBe('C');
  });

  it('keeps the earlier category for later stages when it has none', () => {
    const without = anAddedRow(aRide(1), null, { stage: 2 });
    const stages = [aStage(1, [aRide(1, { group: 'C' })]), aStage(2, []), aStage(3, [aRide(1, { group: 'A' })])];

    expect(series(stages, [without]).protocols.map(({ rows }) => rows[0]?.category)).toEqual(['C', null, 'C']);
  });
});

describe('a removed row', () => {
  it('is omitted from the protocol, and restored by an undo', () => {
    const removed = aRemovedRow(1);

    expect(stageOf([earlier, aRide(2)], [removed]).rows.map(({ profileId }) => profileId)).toEqual([2]);
    expect(stageOf([earlier], [removed, aStageUndo(removed)])).toEqual(stageOf([earlier]));
  });

  it('is restored by a row added later', () => {
    const decisions = [anAddedRow(aRide(1, { timeMs: 1 }), 'A', { at: 2000 }), aRemovedRow(1)];

    expect(times(stageOf([earlier], decisions))).toEqual([[1, 1]]);
  });
});
