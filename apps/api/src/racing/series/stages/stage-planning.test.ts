import type { AddedResult } from '@otryv/contract/schemas';
import { type StageDecision, seriesStandings } from '@otryv/race';
import {
  aCategory,
  anAddedRow,
  aPenalty,
  aPerson,
  aRide,
  aStage,
  aStageLabel,
  aStageUndo,
  SERIES_ID,
  tourRules,
} from '@otryv/race/testing';
import { describe, expect, it } from 'vitest';
import type { BuiltSeriesFacts } from '../build/series-builder.ts';
import { StageDecisionRefused, StageRowFixed, StageRowKnown, StageRowNotFound } from '../records/series.errors.ts';
import {
  planAddition,
  planCategory,
  planDisqualification,
  planDraft,
  planPenalties,
  planRemoval,
  planRequalification,
} from './stage-planning.ts';

const slow = { timeMs: 2_900_000 };
const rides = [aRide(11), aRide(12, { group: 'B', timeMs: 1_500_000 }), aRide(13, slow), aRide(14)];
/** Rider 14 rode with the additional profile 140. */
const people = [
  aPerson(140, {
    main: {
      profileId: 14,
      firstName: 'Lev',
      lastName: 'Tam',
      imageSrc: null,
      countryAlpha3: null,
      age: 40,
      team: null,
    },
  }),
];

/** Builds a tour of two stages with the same rides and the given decisions. */
function seriesWith(decisions: readonly StageDecision[] = [], limit = 0): BuiltSeriesFacts {
  const rules = tourRules({ finishTimeLimit: { percentageFromLeader: limit, enforcement: 'auto' } });
  const stages = [aStage(1, rides, {}, people), aStage(2, rides, {}, people)];
  const facts = Object.assign(Object.create(null), { series: { id: SERIES_ID }, rules, stages, decisions });
  return { facts, standings: seriesStandings(facts) };
}

const of = (profileId: number, stageOrder = 1) => ({ profileId, stageOrder });

describe('a decision about a row of a stage', () => {
  it('sets another category, unless the row already has it', () => {
    expect(planCategory('B', 'too strong')(seriesWith(), of(11))).toEqual([
      { body: { type: 'category', value: 'B' }, reason: 'too strong' },
    ]);
    expect(() => planCategory('A', null)(seriesWith(), of(11))).toThrow(StageDecisionRefused);
    // A decision in force is confirmed by another one.
    const made = [aCategory(11, 'B')];
    expect(planCategory('B', null)(seriesWith(made), of(11))).toHaveLength(1);
    expect(() => planCategory('B', null)(seriesWith([...made, aStageUndo(aCategory(11, 'B'))]), of(12))).toThrow(
      StageDecisionRefused,
    );
  });

  it('adds new penalties and reverts missing ones', () => {
    const kept = aPenalty(11, 5_000, { id: 'kept', reason: 'drafting' });
    const gone = aPenalty(11, 10_000, { id: 'gone', reason: 'drafting' });
    const again = aPenalty(11, 10_000, { id: 'again', reason: null });
    const series = seriesWith([kept, gone, again, aPenalty(11, 7_000, { stage: 2 }), aPenalty(12, 9_000)]);
    const wanted = [
      { timeInMilliseconds: 5_000, reason: 'drafting' },
      { timeInMilliseconds: 0, reason: 'nothing' },
      { timeInMilliseconds: 10_000, reason: '' },
      { timeInMilliseconds: 20_000, reason: 'sprint' },
      { timeInMilliseconds: 30_000, reason: '' },
    ];

    expect(planPenalties(wanted)(series, of(11))).toEqual([
      { body: { type: 'undo', undoes: 'gone' }, reason: null },
      { body: { type: 'penalty', timeInMilliseconds: 20_000 }, reason: 'sprint' },
      { body: { type: 'penalty', timeInMilliseconds: 30_000 }, reason: null },
    ]);
    expect(() => planPenalties([])(seriesWith(), of(11))).toThrow(StageDecisionRefused);
    expect(() => planPenalties(wanted)(series, of(99))).toThrow(StageRowNotFound);
  });

  it('disqualifies, unless neither the label nor the reason changes', () => {
    const plan = planDisqualification('DSQ', 'cheating');
    const series = seriesWith([aStageLabel(11, 'DSQ', { reason: 'cheating' })]);

    expect(plan(seriesWith(), of(11))).toEqual([
      { body: { type: 'disqualification', label: 'DSQ', account: 11 }, reason: 'cheating' },
    ]);
    expect(() => plan(series, of(11))).toThrow(StageDecisionRefused);
    expect(planDisqualification('DSQ', 'drafting')(series, of(11))).toHaveLength(1);
    expect(planDisqualification('MC', 'cheating')(series, of(11))).toHaveLength(1);
    expect(plan(series, of(11, 2))).toHaveLength(1);
  });

  it('ends a disqualification, or ranks the rider despite the time limit', () => {
    const label = aStageLabel(11, 'DSQ', { id: 'label' });

    expect(planRequalification('a mistake')(seriesWith([aPenalty(11, 1_000), label]), of(11))).toEqual([
      { body: { type: 'undo', undoes: 'label' }, reason: 'a mistake' },
    ]);
    expect(planRequalification('a crash')(seriesWith([], 50), of(13))).toEqual([
      { body: { type: 'disqualification', label: null, account: 13 }, reason: 'a crash' },
    ]);
    expect(() => planRequalification(null)(seriesWith(), of(11))).toThrow(StageDecisionRefused);
  });

  it('removes an added row, never one that the game sent', () => {
    const added = anAddedRow(aRide(15), 'C', { id: 'added' });

    expect(planRemoval('twice')(seriesWith([added]), of(15))).toEqual([
      { body: { type: 'undo', undoes: 'added' }, reason: 'twice' },
    ]);
    expect(() => planRemoval(null)(seriesWith([added]), of(11))).toThrow(StageRowFixed);
    expect(() => planRemoval(null)(seriesWith([added]), of(15, 2))).toThrow(StageRowNotFound);
  });

  it('applies to a rider by whichever account the decision named', () => {
    const label = aStageLabel(140, 'DSQ', { id: 'label' });

    expect(planRequalification(null)(seriesWith([label]), of(14))).toEqual([
      { body: { type: 'undo', undoes: 'label' }, reason: null },
    ]);
  });

  it('adds a row for a rider without one, with all given fields', () => {
    const added: AddedResult = {
      seriesId: SERIES_ID,
      stageOrder: 1,
      profileId: 21,
      firstName: 'Ada',
      lastName: 'Lis',
      gender: 'FEMALE',
      imageSrc: 'https://cdn.example/21.png',
      weightInGrams: 61_200,
      heightInCentimeters: 172,
      age: 31,
      countryAlpha3: 'fin',
      subgroupLabel: 'D',
      category: 'C',
      durationInMilliseconds: 1_900_000,
      avgWatts: 187,
      avgHeartRate: 151,
    };

    expect(planAddition(added)(seriesWith(), of(21))).toEqual([
      {
        reason: null,
        body: {
          type: 'rowAdded',
          groupLabel: 'D',
          category: 'C',
          entry: {
            profileId: 21,
            profileData: {
              firstName: 'Ada',
              lastName: 'Lis',
              gender: 'FEMALE',
              imageSrc: 'https://cdn.example/21.png',
              weightInGrams: 61_200,
              heightInCentimeters: 172,
            },
            activityData: { durationInMilliseconds: 1_900_000 },
            sensorData: { avgWatts: 187, heartRateData: { avgHeartRate: 151 } },
          },
          person: { profileId: 21, age: 31, countryAlpha3: 'fin', team: null, main: null },
        },
      },
    ]);
    expect(() => planAddition(added)(seriesWith(), of(11))).toThrow(StageRowKnown);
  });

  it('is the same in a dry run', () => {
    const series = seriesWith([aStageLabel(12, 'DSQ', { id: 'label' }), anAddedRow(aRide(15), 'C', { id: 'added' })]);
    const about = { stageResultId: 'row' };
    const drafts = [
      planDraft({ ...about, kind: 'category', value: 'B' })(series, of(11)),
      planDraft({ ...about, kind: 'penalty', timeInMilliseconds: 4_000 })(series, of(11)),
      planDraft({ ...about, kind: 'disqualification', label: 'OUT' })(series, of(11)),
      planDraft({ ...about, kind: 'disqualification', label: null })(series, of(12)),
      planDraft({ ...about, kind: 'removal' })(series, of(15)),
    ];

    expect(drafts.flat().map(({ body }) => body)).toEqual([
      { type: 'category', value: 'B' },
      { type: 'penalty', timeInMilliseconds: 4_000 },
      { type: 'disqualification', label: 'OUT', account: 11 },
      { type: 'undo', undoes: 'label' },
      { type: 'undo', undoes: 'added' },
    ]);
  });
});
