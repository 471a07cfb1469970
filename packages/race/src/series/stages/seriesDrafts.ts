import type { SeriesCategory } from '../../categories/seriesCategory.ts';
import type { Person } from '../../protocol/person.ts';
import type { SeriesRules } from '../seriesRules.ts';
import { accountOfDecision, type StageDecision } from '../stageDecision.ts';
import type { StageRide } from '../stageRow.ts';
import { categoryTrack, type TrackedCategory, type TrackedStage } from './categoryTrack.ts';
import { type DecidedInSeries, type DecidedOfRider, decidedInSeries, madeInSeries } from './decidedInSeries.ts';
import { type DraftRow, draftRow } from './draftRow.ts';
import { type CountedRide, countedRides, type StageInput } from './stageRides.ts';

/** Input from which the protocols of a series are folded. */
export interface SeriesInput {
  rules: SeriesRules;
  /** In any order, one per order of a stage. */
  stages: readonly StageInput[];
  decisions: readonly StageDecision[];
}

/** Unranked rows of a stage, by rider. */
export type StageDrafts = ReadonlyMap<number, DraftRow>;

/** Unranked rows of the stages of a series, by order. */
export type SeriesDrafts = ReadonlyMap<number, StageDrafts>;

interface FoldedStage extends StageInput {
  counted: ReadonlyMap<number, CountedRide>;
  decided: ReadonlyMap<number, DecidedOfRider>;
}

/** Builds the unranked rows of a series; `categories` are hypothetical ones of riders on all stages. */
export function seriesDrafts(
  input: SeriesInput,
  categories: ReadonlyMap<number, SeriesCategory> = new Map(),
): SeriesDrafts {
  const { rules, stages, decisions } = input;
  const ordered = inOrder(stages);
  const riderOf = riderAccounts(input);
  const folded = foldedStages(ordered, decidedInSeries(decisions, rules.seriesId, riderOf), rules, riderOf);
  return new Map(draftsOf(folded, rules, categories));
}

/**
 * Updates the rows of the riders behind `profileIds` and returns the orders of the stages where they differ; no row
 * depends on another rider.
 */
export function redrafted(
  former: SeriesDrafts,
  input: SeriesInput,
  profileIds: readonly number[],
): { drafts: SeriesDrafts; changed: ReadonlySet<number> } {
  const { rules, stages, decisions } = input;
  const riderOf = riderAccounts(input);
  const riders = new Set(profileIds.map(riderOf));
  const ofRiders = stages.map((stage) => ({
    ...stage,
    rides: stage.rides.filter(({ entry }) => riders.has(riderOf(entry.profileId))),
  }));
  const about = decisions.filter((decision) => riders.has(riderOf(accountOfDecision(decision))));
  const folded = foldedStages(inOrder(ofRiders), decidedInSeries(about, rules.seriesId, riderOf), rules, riderOf);
  const differing = draftsOf(folded, rules, new Map()).filter(([order, rows]) =>
    [...riders].some((rider) => JSON.stringify(rows.get(rider)) !== JSON.stringify(former.get(order)?.get(rider))),
  );
  const replaced = differing.map(([order, rows]): [number, StageDrafts] => {
    const others = [...(former.get(order) ?? [])].filter(([rider]) => !riders.has(rider));
    return [order, new Map([...others, ...rows])];
  });
  return { drafts: new Map([...former, ...replaced]), changed: new Set(differing.map(([order]) => order)) };
}

function inOrder(stages: readonly StageInput[]) {
  return stages.toSorted((one, other) => one.stage.order - other.stage.order);
}

function draftsOf(
  folded: readonly FoldedStage[],
  rules: SeriesRules,
  categories: ReadonlyMap<number, SeriesCategory>,
): [number, StageDrafts][] {
  const trackOf = tracksOfRiders(folded, rules, categories);

  return folded.map(({ stage, counted, decided, people }) => {
    const personOf = new Map(people.map((person) => [person.profileId, person]));
    const drafts = [...counted].map(([rider, ride]): [number, DraftRow] => [
      rider,
      draftRow({
        rider,
        ride,
        track: trackOf(rider, stage.order),
        person: personOf.get(ride.entry.profileId) ?? null,
        decided: decided.get(rider) ?? null,
      }),
    ]);
    return [stage.order, new Map(drafts)];
  });
}

/** Accounts are linked by the imports and by the added rows that no undo reverts. */
function riderAccounts({ rules, stages, decisions }: SeriesInput) {
  const made = madeInSeries(decisions, rules.seriesId);
  const added = made.flatMap((decision) => (decision.type === 'rowAdded' ? (decision.person ?? []) : []));
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
