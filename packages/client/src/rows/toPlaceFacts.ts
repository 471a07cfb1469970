import type { RaceResults, ResultDto } from '@otryv/contract';
import { epochMs, type FinishProtocol, groupOfResult, startGaps } from '@otryv/race';
import type { GameRow } from '@otryv/tables';
import { protocolKindOf } from './protocolKindOf.ts';
import { gramsPerKg, metresPerKm } from './units.ts';

type RaceEvent = Pick<RaceResults['event'], 'id' | 'typeRaceCustom' | 'eventStart' | 'eventSubgroups'>;

/** The facts a place is derived from, other than the rows of the protocol, as shown by `PlaceExplanation`. */
export interface PlaceFacts {
  protocolKind: FinishProtocol;
  startGapMs: number;
  game: GameRow;
}

/**
 * Returns the facts that the place of a protocol row is derived from: the rule, the start of its group, the game's
 * figures.
 */
export function toPlaceFacts(event: RaceEvent, row: ResultDto): PlaceFacts {
  return {
    protocolKind: protocolKindOf(event),
    startGapMs: startGapOf(event, row),
    game: gameRowOf(event, row),
  };
}

function gameRowOf(event: RaceEvent, row: ResultDto): GameRow {
  const { activityData, sensorData, profileData } = row;
  const { avgWatts } = sensorData;
  const metres = activityData.segmentDistanceInMeters;
  const { value: grams, hidden } = profileData.weightInGrams;

  return {
    eventId: event.id,
    activityId: activityData.activityId,
    rank: row.rank,
    groupLabel: groupOfResult(row),
    movedFrom: row.category,
    distanceKm: metres === null ? null : metres / metresPerKm,
    elevationM: activityData.elevationInMeters,
    // Power can be derived from calories.
    calories: { value: activityData.calories, hidden: avgWatts.hidden },
    averageWatts: avgWatts,
    powerSource: sensorData.powerType,
    heartRate: sensorData.heartRateData.avgHeartRate,
    weightKg: { value: grams === null ? null : grams / gramsPerKg, hidden },
    heightCm: profileData.heightInCentimeters,
    points: row.points?.zpruFinishPoints ?? null,
  };
}

/** Returns the delay of the row's group after the first start, in ms. */
function startGapOf(event: RaceEvent, { subgroupLabel }: ResultDto): number {
  const { eventStart, eventSubgroups } = event;
  const groups = eventSubgroups.map((group) => ({
    id: group.id,
    label: group.subgroupLabel,
    start: epochMs(group.eventSubgroupStart) ?? Number.NaN,
  }));
  const gaps = startGaps({
    kind: protocolKindOf(event),
    eventStart: epochMs(eventStart) ?? Number.NaN,
    groups,
  });
  return gaps.get(groups.find(({ label }) => label === subgroupLabel)?.id ?? 0) ?? 0;
}
