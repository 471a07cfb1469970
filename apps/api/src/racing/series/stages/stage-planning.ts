import type { AddedResult, StageDryRunDraft, TimePenalties } from '@otryv/contract/schemas';
import {
  accountOfDecision,
  type SeriesCategory,
  type SeriesDisqualificationLabel,
  type StageDecision,
  type StageRow,
  stageDecisionsInForce,
} from '@otryv/race';
import type { BuiltSeriesFacts } from '../build/series-builder.ts';
import { StageDecisionRefused, StageRowFixed, StageRowKnown, StageRowNotFound } from '../records/series.errors.ts';
import type { PlannedDecision, StageRowRef } from './stage-planner.ts';

/** Plans decisions about a row from the standings and from the decisions in force. */
export type Planning = (series: BuiltSeriesFacts, row: StageRowRef) => PlannedDecision[];

/** Plans another category for a row. */
export function planCategory(value: SeriesCategory | null, reason: string | null): Planning {
  return (series, ref) => {
    const row = existing(series, ref);
    const made = inForce(series, ref).find(({ type }) => type === 'category');
    if (row.category === value && !made) throw new StageDecisionRefused();
    return [{ body: { type: 'category', value }, reason }];
  };
}

/** Plans the wanted penalties: new ones become decisions, missing ones are reverted. */
export function planPenalties(wanted: TimePenalties['timePenalty']): Planning {
  return (series, ref) => {
    existing(series, ref);
    const left = wanted.filter(({ timeInMilliseconds }) => timeInMilliseconds > 0);
    const undone: PlannedDecision[] = [];
    for (const made of inForce(series, ref)) {
      if (made.type !== 'penalty') continue;
      const same = left.findIndex(
        (penalty) => penalty.timeInMilliseconds === made.timeInMilliseconds && penalty.reason === (made.reason ?? ''),
      );
      if (same >= 0) left.splice(same, 1);
      else undone.push(undoOf(made, null));
    }
    const added = left.map(
      ({ timeInMilliseconds, reason }): PlannedDecision => ({
        body: { type: 'penalty', timeInMilliseconds },
        reason: reason || null,
      }),
    );
    const planned = [...undone, ...added];
    if (planned.length === 0) throw new StageDecisionRefused();
    return planned;
  };
}

export function planDisqualification(label: SeriesDisqualificationLabel, reason: string | null): Planning {
  return (series, ref) => {
    const { disqualification, profileId: account } = existing(series, ref);
    if (disqualification?.label === label && disqualification.reason === reason) throw new StageDecisionRefused();
    return [{ body: { type: 'disqualification', label, account }, reason }];
  };
}

/** Plans reverting a disqualification; against the time limit of the series, the row is kept in. */
export function planRequalification(reason: string | null): Planning {
  return (series, ref) => {
    const { disqualification, profileId: account } = existing(series, ref);
    if (disqualification === null) throw new StageDecisionRefused();
    const made = inForce(series, ref).find(({ id }) => id === disqualification.decisionId);
    if (made?.type === 'disqualification') return [undoOf(made, reason)];
    if (disqualification.label !== 'LMT') throw new StageDecisionRefused();
    return [{ body: { type: 'disqualification', label: null, account }, reason }];
  };
}

export function planRemoval(reason: string | null): Planning {
  return (series, ref) => {
    existing(series, ref);
    const added = inForce(series, ref).find(({ type }) => type === 'rowAdded');
    if (!added) throw new StageRowFixed();
    return [undoOf(added, reason)];
  };
}

export function planAddition(added: AddedResult): Planning {
  return (series, ref) => {
    if (rowOf(series, ref)) throw new StageRowKnown();
    const { subgroupLabel: groupLabel, category } = added;
    const person = { profileId: added.profileId, age: added.age, countryAlpha3: added.countryAlpha3 };
    return [
      {
        body: {
          type: 'rowAdded',
          groupLabel,
          category,
          entry: entryOf(added),
          person: { ...person, team: null, main: null },
        },
        reason: null,
      },
    ];
  };
}

/** Plans the decisions of a dry run. */
export function planDraft(draft: StageDryRunDraft): Planning {
  switch (draft.kind) {
    case 'category':
      return planCategory(draft.value, null);
    case 'penalty':
      return planPenalties([{ timeInMilliseconds: draft.timeInMilliseconds, reason: '' }]);
    case 'disqualification':
      return draft.label === null ? planRequalification(null) : planDisqualification(draft.label, null);
    case 'removal':
      return planRemoval(null);
  }
}

function entryOf(added: AddedResult) {
  const { profileId, firstName, lastName, gender, imageSrc, weightInGrams, heightInCentimeters } = added;
  return {
    profileId,
    profileData: { firstName, lastName, gender, imageSrc, weightInGrams, heightInCentimeters },
    activityData: { durationInMilliseconds: added.durationInMilliseconds },
    sensorData: { avgWatts: added.avgWatts, heartRateData: { avgHeartRate: added.avgHeartRate } },
  };
}

/** Throws StageRowNotFound. */
function existing(series: BuiltSeriesFacts, ref: StageRowRef): StageRow {
  const row = rowOf(series, ref);
  if (!row) throw new StageRowNotFound();
  return row;
}

function rowOf({ standings }: BuiltSeriesFacts, { stageOrder, profileId }: StageRowRef): StageRow | undefined {
  const rows = standings.protocols.find(({ stage }) => stage.order === stageOrder)?.rows ?? [];
  return rows.find((row) => row.shownProfileId === profileId);
}

/** Returns the decisions in force about a rider on a stage, whichever account they name. */
function inForce({ facts }: BuiltSeriesFacts, { stageOrder, profileId }: StageRowRef) {
  const people = facts.stages.flatMap((stage) => stage.people);
  const mains = new Map(people.map((person) => [person.profileId, person.main?.profileId ?? person.profileId]));
  const riderOf = (id: number) => mains.get(id) ?? id;
  return stageDecisionsInForce(facts.decisions, facts.series.id, riderOf).filter(
    (decision) => decision.subject.stageOrder === stageOrder && riderOf(accountOfDecision(decision)) === profileId,
  );
}

function undoOf({ id }: Pick<StageDecision, 'id'>, reason: string | null): PlannedDecision {
  return { body: { type: 'undo', undoes: id }, reason };
}
