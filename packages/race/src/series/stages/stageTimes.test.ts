import { describe, expect, it } from 'vitest';
import { aRide, byRider, stageOf } from '../../testing/aSeries.ts';
import { aPenalty, aStageLabel, aStageUndo } from '../../testing/aStageDecision.ts';

const final = ({ finalDurationInMilliseconds }: { finalDurationInMilliseconds: number | null }) =>
  finalDurationInMilliseconds;
const bunch = [100_000, 100_800, 101_700, 103_000].map((timeMs, at) => aRide(at + 1, { timeMs }));
const oneSecond = { timeGapThresholdSeconds: 1 };

describe('penalties', () => {
  it("add up, lower the rider's rank and are included in the final time", () => {
    const rides = [aRide(1, { timeMs: 100_000 }), aRide(2, { timeMs: 104_000 })];
    const protocol = stageOf(rides, [aPenalty(1, 3000), aPenalty(1, 2000, { at: 2 })]);

    expect(protocol.rows.map((row) => [row.profileId, row.rank.category, final(row)])).toEqual([
      [2, 1, 104_000],
      [1, 2, 105_000],
    ]);
    expect(protocol.rows[1]?.penalties.map(({ timeInMilliseconds }) => timeInMilliseconds)).toEqual([2000, 3000]);
  });

  it('are undone individually', () => {
    const first = aPenalty(1, 3000);
    const protocol = stageOf([aRide(1, { timeMs: 100_000 })], [first, aPenalty(1, 2000, { at: 2 }), aStageUndo(first)]);

    expect(protocol.rows[0]?.penaltyMs).toBe(2000);
  });
});

describe('time limit', () => {
  const rides = [3_600_000, 3_960_000, 3_960_001].map((timeMs, at) => aRide(at + 1, { timeMs }));
  const limit = (enforcement: 'manual' | 'auto') => ({ finishTimeLimit: { percentageFromLeader: 10, enforcement } });

  it("is a percentage above the leader's time: 3 960 000 is inside, 3 960 001 exceeds it by 1", () => {
    expect(byRider(stageOf(rides, [], limit('manual')), (row) => row.finishTimeLimit)).toEqual({
      1: { isOutside: false, exceededMilliseconds: 0 },
      2: { isOutside: false, exceededMilliseconds: 0 },
      3: { isOutside: true, exceededMilliseconds: 1 },
    });
  });

  it('is exact even if the percentage has no exact binary representation', () => {
    const sevenPercent = { finishTimeLimit: { percentageFromLeader: 7, enforcement: 'auto' as const } };
    const exact = [aRide(1, { timeMs: 1_234_500 }), aRide(2, { timeMs: 1_320_915 }), aRide(3, { timeMs: 1_320_916 })];

    expect(byRider(stageOf(exact, [], sevenPercent), (row) => row.disqualification?.label)).toMatchObject({
      2: undefined,
      3: 'LMT',
    });
  });

  it('is exceeded by whole ms, rounded up', () => {
    const uneven = [aRide(1, { timeMs: 1_000_001 }), aRide(2, { timeMs: 1_100_001 }), aRide(3, { timeMs: 1_100_002 })];

    expect(byRider(stageOf(uneven, [], limit('manual')), (row) => row.finishTimeLimit?.exceededMilliseconds)).toEqual({
      1: 0,
      2: 0,
      3: 1,
    });
  });

  it('only marks when manual, and puts out as LMT when automatic', () => {
    const label = (row: { disqualification: { label: string } | null }) => row.disqualification?.label ?? null;

    expect(byRider(stageOf(rides, [], limit('manual')), label)).toEqual({ 1: null, 2: null, 3: null });
    expect(byRider(stageOf(rides, [], limit('auto')), label)).toEqual({ 1: null, 2: null, 3: 'LMT' });
    expect(byRider(stageOf(rides, [aStageLabel(3, null)], limit('auto')), label)).toMatchObject({ 3: null });
  });

  it('is measured from the first rider who is not disqualified', () => {
    const afterDsq = stageOf(rides, [aStageLabel(1, 'DSQ')], limit('auto'));

    expect(byRider(afterDsq, (row) => row.disqualification?.label)).toEqual({ 1: 'DSQ', 2: undefined, 3: undefined });
  });

  it('is measured separately in each category', () => {
    const groups = [...rides, aRide(4, { timeMs: 9_000_000, group: 'B' })];

    expect(byRider(stageOf(groups, [], limit('auto')), (row) => row.finishTimeLimit?.isOutside)[4]).toBe(false);
  });

  it('does not apply at 0 percent, and in an endurance series', () => {
    const none = { finishTimeLimit: { percentageFromLeader: 0, enforcement: 'auto' as const } };

    expect(byRider(stageOf(rides, [], none), (row) => row.finishTimeLimit)[3]).toBeNull();
    expect(stageOf(rides, [], { ...limit('auto'), type: 'endurance' }).rows[2]?.finishTimeLimit).toBeNull();
  });
});

describe('common finish times', () => {
  it('chain by the gap to the previous rider: 100.0, 100.8, 101.7, 103.0 s become 100.0 three times and 103.0', () => {
    expect(byRider(stageOf(bunch, [], oneSecond), (row) => row.finishTimeClassification)).toEqual({
      1: { timeInMilliseconds: 100_000, gapToLeaderInMilliseconds: 0 },
      2: { timeInMilliseconds: 100_000, gapToLeaderInMilliseconds: 800 },
      3: { timeInMilliseconds: 100_000, gapToLeaderInMilliseconds: 1700 },
      4: { timeInMilliseconds: 103_000, gapToLeaderInMilliseconds: 0 },
    });
  });

  it('keep the places over the line, and compute gaps from the final times', () => {
    const { rows } = stageOf(bunch, [], oneSecond);

    expect(rows.map(({ rank }) => rank.category)).toEqual([1, 2, 3, 4]);
    expect(rows.map(({ gapsInCategories }) => gapsInCategories.category?.toLeader ?? null)).toEqual([null, 0, 0, 3000]);
  });

  it('include the threshold itself', () => {
    const rides = [aRide(1, { timeMs: 100_000 }), aRide(2, { timeMs: 101_000 }), aRide(3, { timeMs: 102_001 })];

    expect(byRider(stageOf(rides, [], oneSecond), final)).toEqual({ 1: 100_000, 2: 100_000, 3: 102_001 });
  });

  it('exclude penalised riders from the bunch, who keep their own time and the penalty', () => {
    const protocol = stageOf(bunch, [aPenalty(2, 500)], oneSecond);

    expect(byRider(protocol, final)).toEqual({ 1: 100_000, 2: 101_300, 3: 101_700, 4: 103_000 });
    expect(byRider(protocol, (row) => row.finishTimeClassification)[2]).toBeNull();
  });

  it('rank a penalised rider by the final time', () => {
    const rides = [100_000, 100_100, 100_900].map((timeMs, at) => aRide(at + 1, { timeMs }));
    const { rows } = stageOf(rides, [aPenalty(2, 500)], oneSecond);

    expect(rows.map((row) => [row.profileId, final(row)])).toEqual([
      [1, 100_000],
      [3, 100_000],
      [2, 100_600],
    ]);
  });

  it('exclude disqualified riders, who do not extend a bunch', () => {
    expect(byRider(stageOf(bunch, [aStageLabel(2, 'DSQ')], oneSecond), final)).toMatchObject({
      1: 100_000,
      3: 101_700,
    });
  });

  it('apply separately to each category', () => {
    const rides = [aRide(1, { timeMs: 100_000 }), aRide(2, { timeMs: 100_500, group: 'B' })];

    expect(byRider(stageOf(rides, [], oneSecond), final)).toEqual({ 1: 100_000, 2: 100_500 });
  });

  it('can be disabled by a stage', () => {
    const off = stageOf(bunch, [], oneSecond, { disableTimeGapRule: true });

    expect(byRider(off, final)).toEqual({ 1: 100_000, 2: 100_800, 3: 101_700, 4: 103_000 });
  });
});
