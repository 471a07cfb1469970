import { describe, expect, it } from 'vitest';
import type { Person } from '../../protocol/person.ts';
import { aMain, aPerson, MINUTE } from '../../testing/anEntry.ts';
import { aRide, aStage, byRider, series, stageOf } from '../../testing/aSeries.ts';
import { aCategory, anAddedRow, aPenalty, aStageLabel, aStageUndo } from '../../testing/aStageDecision.ts';
import { SERIES_DISQUALIFICATIONS } from '../seriesDisqualification.ts';
import type { StageDecision } from '../stageDecision.ts';

const place = ({ rank }: { rank: object }) => rank;

describe('protocol of a stage', () => {
  it('ranks riders by time within their category and overall', () => {
    const rides = [
      aRide(1, { timeMs: 60_000, group: 'B' }),
      aRide(2, { timeMs: 50_000 }),
      aRide(3, { timeMs: 70_000, group: 'B' }),
    ];

    expect(byRider(stageOf(rides), place)).toEqual({
      2: { category: 1, absolute: 1 },
      1: { category: 1, absolute: 2 },
      3: { category: 2, absolute: 3 },
    });
  });

  it('shares a place between equal times and skips the next', () => {
    const rides = [aRide(1, { timeMs: 5000 }), aRide(2, { timeMs: 5000 }), aRide(3, { timeMs: 6000 })];

    expect(stageOf(rides).rows.map(({ rank }) => rank.absolute)).toEqual([1, 1, 3]);
  });

  it('orders equal final times by the times with penalties', () => {
    const protocol = stageOf(
      [aRide(1, { timeMs: 100_000 }), aRide(2, { timeMs: 100_400 }), aRide(3, { timeMs: 99_500 })],
      [aPenalty(3, 500)],
      { timeGapThresholdSeconds: 1 },
    );

    expect(byRider(protocol, ({ rank }) => rank.category)).toEqual({ 1: 1, 2: 3, 3: 1 });
  });

  it('computes gaps of the category and overall; a leader has none, an equal time a gap of 0', () => {
    const rides = [
      aRide(1, { timeMs: 5000 }),
      aRide(2, { timeMs: 5000 }),
      aRide(3, { timeMs: 5400, group: 'B' }),
      aRide(4, { timeMs: 6000 }),
    ];

    expect(byRider(stageOf(rides), ({ gapsInCategories }) => gapsInCategories)).toEqual({
      1: { category: null, absolute: null },
      2: { category: { toLeader: 0, toPrev: 0 }, absolute: { toLeader: 0, toPrev: 0 } },
      3: { category: null, absolute: { toLeader: 400, toPrev: 400 } },
      4: { category: { toLeader: 1000, toPrev: 1000 }, absolute: { toLeader: 1000, toPrev: 600 } },
    });
  });

  it('leaves a row unranked that is disqualified, without a category or without a time', () => {
    const rides = [1, 2, 3, 4].map((id) => aRide(id, { timeMs: id === 3 ? null : id * MINUTE }));
    const decisions = [aStageLabel(1, 'DSQ'), aCategory(2, null)];

    expect(
      stageOf(rides, decisions).rows.map(({ profileId, rank }) => [profileId, rank.category, rank.absolute]),
    ).toEqual([
      [4, 1, 1],
      [2, 0, 0],
      [3, 0, 0],
      [1, 0, 0],
    ]);
  });

  it.each(SERIES_DISQUALIFICATIONS)('puts a rider out as %s, with the reason, and back in by an undo', (label) => {
    const decision = aStageLabel(1, label, { reason: 'Seen on video' });
    const out = stageOf([aRide(1), aRide(2)], [decision]).rows.at(-1);

    expect(out?.disqualification).toEqual({ label, reason: 'Seen on video', decisionId: decision.id, stages: [] });
    expect(stageOf([aRide(1), aRide(2)], [decision, aStageUndo(decision)])).toEqual(stageOf([aRide(1), aRide(2)]));
  });

  it('keeps DNF and virtual power out regardless of decisions', () => {
    const rides = [aRide(1, { didNotFinish: true }), aRide(2, { powerType: 'VIRTUAL_POWER' })];
    const decisions = [aStageLabel(1, null), aStageLabel(2, null)];

    expect(byRider(stageOf(rides, decisions), (row) => row.disqualification?.label)).toEqual({ 1: 'DNF', 2: 'OUT' });
  });

  it('counts finishers of the category and overall, without DNF and DNS', () => {
    const rides = [1, 2, 3, 4, 5].map((id) => aRide(id, { didNotFinish: id === 5, group: id === 4 ? 'B' : 'A' }));
    const counts = byRider(stageOf(rides, [aStageLabel(1, 'DNS'), aStageLabel(2, 'DSQ')]), (row) => row.finishersCount);

    expect(counts).toMatchObject({ 3: { category: 2, absolute: 3 }, 4: { category: 1, absolute: 3 } });
  });

  it('awards rating points by the place in the category, recomputed after a disqualification', () => {
    const rides = [1, 2, 3, 4, 5, 6, 7].map((id) => aRide(id, { timeMs: id * MINUTE }));
    const points = ({ points: given }: { points: number }) => given;

    expect(byRider(stageOf(rides), points)).toMatchObject({ 1: 18, 2: 13, 3: 11 });
    expect(byRider(stageOf(rides, [aStageLabel(1, 'DSQ')]), points)).toMatchObject({ 1: 0, 2: 18, 3: 13 });
  });

  it('does not count a DNF as a participant for points', () => {
    const rides = [1, 2, 3, 4, 5, 6].map((id) => aRide(id, { timeMs: id * MINUTE, didNotFinish: id === 6 }));

    expect(stageOf(rides).rows.map(({ points }) => points)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('shows the main account of a rider, and applies decisions about either account', () => {
    const main = { profileId: 1, firstName: 'Main', lastName: 'Rider', imageSrc: null, countryAlpha3: 'rus' };
    const people = [aPerson(77, { main: { ...main, age: 40, team: null } })];
    const stages = [aStage(1, [aRide(77, { timeMs: 5000 }), aRide(1, { timeMs: 6000 })], {}, people)];
    const [protocol] = series(stages, [aPenalty(1, 100), aPenalty(77, 200)]).protocols;

    expect(
      protocol?.rows.map(({ profileId, shownProfileId, penaltyMs }) => ({ profileId, shownProfileId, penaltyMs })),
    ).toEqual([{ profileId: 77, shownProfileId: 1, penaltyMs: 300 }]);
    expect(protocol?.rows[0]?.rider).toMatchObject({ profileId: 1, firstName: 'Main', age: 40, gender: 'MALE' });
  });

  it('separates accounts that only an added row linked once the row is undone', () => {
    const rides = [1, 7].map((id) => aRide(id));
    const linked = anAddedRow(aRide(7), null, { stage: 2, id: 'linked' }, aPerson(7, { main: aMain(1) }));
    const undo = aStageUndo(linked);
    const ridersOn = (decisions: StageDecision[], people: Person[] = []) =>
      series([aStage(1, rides, {}, people)], decisions).protocols[0]?.rows.map(({ shownProfileId }) => shownProfileId);

    expect(ridersOn([linked])).toEqual([1]);
    expect(ridersOn([linked, undo])).toEqual([1, 7]);
    expect(ridersOn([linked, undo, aStageUndo(undo, { at: 9_001 })])).toEqual([1]);
    expect(ridersOn([linked, undo], [aPerson(7, { main: aMain(1) })])).toEqual([1]);
    expect(ridersOn([{ ...linked, subject: { seriesId: 'other', stageOrder: 2 } }])).toEqual([1, 7]);
  });

  it('keeps decisions when the game is read again', () => {
    const decisions = [aStageLabel(1, 'DSQ'), aPenalty(2, 500), aCategory(3, 'C'), anAddedRow(aRide(4), 'B')];
    const decided = (watts: number) =>
      byRider(
        stageOf(
          [1, 2, 3].map((id) => aRide(id, { watts })),
          decisions,
        ),
        (row) => [row.disqualification?.label, row.penaltyMs, row.category, row.addedBy !== null],
      );

    expect(decided(300)).toEqual(decided(200));
    expect(decided(300)).toEqual({
      1: ['DSQ', 0, 'A', false],
      2: [undefined, 500, 'A', false],
      3: [undefined, 0, 'C', false],
      4: [undefined, 0, 'B', true],
    });
  });

  it('does not exist for a removed stage, regardless of decisions about it', () => {
    const left = [aStage(1, [aRide(1)])];

    expect(series(left, [aCategory(1, 'C', { stage: 2 }), aStageLabel(1, 'DSQ', { stage: 2 })])).toEqual(series(left));
  });
});
