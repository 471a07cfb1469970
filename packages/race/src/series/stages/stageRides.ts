import { groupBy } from '../../lists/groupBy.ts';
import { compareText, compareTimes } from '../../protocol/compareRows.ts';
import type { Person } from '../../protocol/person.ts';
import { distanceInMeters, hasImplausibleTime, ownTimeMs } from '../../protocol/rideFigures.ts';
import type { SeriesRules, SeriesStage } from '../seriesRules.ts';
import type { RowAddedDecision } from '../stageDecision.ts';
import type { StageRide } from '../stageRow.ts';
import { type DecidedOfRider, disqualificationDecided } from './decidedInSeries.ts';
import { stageDisqualification } from './stageDisqualification.ts';

/** A stage with the game's rides of all its events: one per order. */
export interface StageInput {
  stage: SeriesStage;
  /** In any order; pages may overlap, and riders may ride more than once. */
  rides: readonly StageRide[];
  people: readonly Person[];
}

type PreferenceRules = Pick<SeriesRules, 'rulesVersion' | 'type' | 'repeatRides'>;

/** The ride that counts for a rider. */
export interface CountedRide extends Pick<StageRide, 'entry' | 'groupLabel'> {
  /** Whether it has no place because of its time. */
  isImplausible: boolean;
  /** The decision that added it; `null` for a ride from the game. */
  added: RowAddedDecision | null;
}

/**
 * Returns the ride of each rider that counts on a stage, by rider: as decided, or else by the rule for repeated rides.
 */
export function countedRides(
  rides: readonly StageRide[],
  decided: ReadonlyMap<number, DecidedOfRider>,
  rules: PreferenceRules,
  riderOf: (profileId: number) => number,
): Map<number, CountedRide> {
  const byRider = groupBy(rides, ({ entry }) => riderOf(entry.profileId));
  const counted = new Map<number, CountedRide>();

  for (const [rider, ofRider] of byRider) {
    const ride = rideThatCounts(ofRider, decided.get(rider), rules);
    if (ride === undefined) continue;
    counted.set(rider, {
      entry: ride.entry,
      groupLabel: ride.groupLabel,
      isImplausible: isImplausible(ride, rules),
      added: null,
    });
  }
  for (const [rider, { row }] of decided) {
    if (row?.type === 'rowRemoved') counted.delete(rider);
    if (row?.type === 'rowAdded')
      counted.set(rider, { entry: row.entry, groupLabel: row.groupLabel, isImplausible: false, added: row });
  }
  return counted;
}

/**
 * Returns the ride that counts. Among the accounts of a rider one whose ride is in the classification is preferred;
 * earlier rules compared all rides alike.
 */
function rideThatCounts(
  rides: readonly StageRide[],
  decided: DecidedOfRider | undefined,
  rules: PreferenceRules,
): StageRide | undefined {
  const compare = preference(rules);
  const first = (some: readonly StageRide[]) => some.toSorted(compare)[0];
  if (rules.rulesVersion < 3) return first(rides);
  const ofAccounts = [...groupBy(rides, ({ entry }) => entry.profileId).values()].flatMap((some) => first(some) ?? []);
  return first(ofAccounts.filter((ride) => !isOut(ride, decided))) ?? first(ofAccounts);
}

function isOut({ entry }: StageRide, decided: DecidedOfRider | undefined) {
  const disqualification = (decided && disqualificationDecided(decided, entry.profileId)) ?? null;
  return stageDisqualification(entry, { disqualification, outBy: null, hasImplausibleTime: false }) !== null;
}

// Rides equal in all relevant fields are ordered by their content, never by their position.
function preference(rules: PreferenceRules) {
  const { type, repeatRides } = rules;
  return (a: StageRide, b: StageRide): number =>
    Number(isDnf(a)) - Number(isDnf(b)) ||
    Number(a.groupLabel === null) - Number(b.groupLabel === null) ||
    Number(isImplausible(a, rules)) - Number(isImplausible(b, rules)) ||
    (repeatRides === 'first' ? a.start - b.start : Number(isVirtual(a)) - Number(isVirtual(b))) ||
    (type === 'endurance' ? distance(b) - distance(a) : 0) ||
    compareTimes(ownTimeMs(a.entry), ownTimeMs(b.entry)) ||
    Number(isVirtual(a)) - Number(isVirtual(b)) ||
    a.start - b.start ||
    compareText(JSON.stringify(a), JSON.stringify(b));
}

/** Whether a ride has no place because its time is too short for the distance; earlier rules ignored that. */
function isImplausible({ entry, isTimeAccepted = false }: StageRide, { rulesVersion }: PreferenceRules) {
  return rulesVersion >= 3 && !isTimeAccepted && hasImplausibleTime(entry, ownTimeMs(entry));
}

function distance({ entry }: StageRide) {
  return distanceInMeters(entry) ?? 0;
}

function isVirtual({ entry }: StageRide) {
  return entry.sensorData?.powerType === 'VIRTUAL_POWER';
}

function isDnf({ entry }: StageRide) {
  return entry.didNotFinish === true;
}
