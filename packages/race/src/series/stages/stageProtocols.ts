import type { SeriesCategory } from '../../categories/seriesCategory.ts';
import type { Person } from '../../protocol/person.ts';
import type { SeriesRules } from '../seriesRules.ts';
import type { StageDecision } from '../stageDecision.ts';
import type { StageProtocol, StageRide } from '../stageRow.ts';
import { categoryTrack, type TrackedCategory, type TrackedStage } from './categoryTrack.ts';
import { type DecidedInSeries, type DecidedOfRider, decidedInSeries } from './decidedInSeries.ts';
import { draftRow } from './draftRow.ts';
import { stageProtocol } from './stageProtocol.ts';
import { type CountedRide, countedRides, type StageInput } from './stageRides.ts';

/** Input from which the protocols of a series are folded. */
export interface SeriesInput {
  rules: SeriesRules;
  /** In any order, one per order of a stage. */
  stages: readonly StageInput[];
  decisions: readonly StageDecision[];
}

/** Hypothetical changes in addition to the decisions; the results are unofficial. */
export interface WhatIf {
  /** Orders of the stages to exclude. */
  withoutStages?: readonly number[];
  /** Riders, and the category assigned to them on all stages. */
  categories?: ReadonlyMap<number, SeriesCategory>;
}

interface FoldedStage extends StageInput {
  counted: ReadonlyMap<number, CountedRide>;
  decided: ReadonlyMap<number, DecidedOfRider>;
}

/**
 * Builds the protocols of the stages of a series, in order: every rider once, regardless of the account used. The order
 * of the input has no effect.
 */
export function stageProtocols(
  { rules, stages: unordered, decisions }: SeriesInput,
  { withoutStages = [], categories = new Map() }: WhatIf = {},
): StageProtocol[] {
  const stages = unordered.toSorted((one, other) => one.stage.order - other.stage.order);
  const riderOf = riderAccounts(stages, decisions);
  const folded = foldedStages(stages, decidedInSeries(decisions, rules.seriesId, riderOf), rules, riderOf);
  const trackOf = tracksOfRiders(folded, rules, categories);

  // Categories also carry over from an excluded stage.
  const shown = folded.filter(({ stage }) => !withoutStages.includes(stage.order));
  return shown.map(({ stage, counted, decided, people }) => {
    const personOf = new Map(people.map((person) => [person.profileId, person]));
    const drafts = [...counted].map(([rider, ride]) =>
      draftRow({
        rider,
        ride,
        track: trackOf(rider, stage.order),
        person: personOf.get(ride.entry.profileId) ?? null,
        decided: decided.get(rider) ?? null,
      }),
    );
    return stageProtocol(drafts, stage, rules);
  });
}

function riderAccounts(stages: readonly StageInput[], decisions: readonly StageDecision[]) {
  const added = decisions.flatMap((decision) => (decision.type === 'rowAdded' ? (decision.person ?? []) : []));
  const people: Person[] = [...stages.flatMap((stage) => stage.people), ...added];
  const mains = new Map(people.flatMap(({ profileId, main }) => (main === null ? [] : [[profileId, main.profileId]])));
  return (profileId: number) => mains.get(profileId) ?? profileId;
}

function foldedStages(
  stages: readonly StageInput[],
  series: DecidedInSeries,
  rules: SeriesRules,
  riderOf: (profileId: number) => number,
): FoldedStage[] {
  return stages.map((input) => {
    const decided = series.get(input.stage.order) ?? new Map<number, DecidedOfRider>();
    const rides = rules.rulesVersion >= 2 ? input.rides : input.rides.map(inLastGroup);
    return { ...input, decided, counted: countedRides(rides, decided, rules, riderOf) };
  });
}

/** Treats riders of an unknown group as riders of the last one, as in the first version of the rules. */
function inLastGroup(ride: StageRide): StageRide {
  return { ...ride, groupLabel: ride.groupLabel ?? 'E' };
}

function tracksOfRiders(
  stages: readonly FoldedStage[],
  rules: SeriesRules,
  categories: ReadonlyMap<number, SeriesCategory>,
) {
  const riders = new Set(stages.flatMap(({ counted }) => [...counted.keys()]));
  const tracks = new Map([...riders].map((rider) => [rider, categoryTrack(stagesOf(rider, stages), rules)]));

  return (rider: number, order: number): TrackedCategory => {
    const track = tracks.get(rider)?.get(order) ?? untracked;
    const tried = categories.get(rider);
    return tried === undefined ? track : { ...track, category: tried, categoryChange: null, outBy: null };
  };
}

const untracked: TrackedCategory = {
  category: null,
  categoryInRace: null,
  categoryMissing: null,
  categoryChange: null,
  outBy: null,
};

function stagesOf(rider: number, stages: readonly FoldedStage[]): TrackedStage[] {
  return stages.map(({ stage, counted, decided }) => ({
    order: stage.order,
    ride: counted.get(rider) ?? null,
    decision: decided.get(rider)?.category ?? null,
  }));
}
