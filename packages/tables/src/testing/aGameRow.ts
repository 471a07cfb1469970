import type { GameRow } from '../PlaceExplanation/index.ts';

/** Builds a row of 24 minutes as sent by the game. */
export function aGameRow(changes: Partial<GameRow> = {}): GameRow {
  return {
    eventId: 5_100_001,
    activityId: '1734520000000012345',
    groupLabel: 'B',
    movedFrom: null,
    rank: 4,
    distanceKm: 16.4,
    elevationM: 212,
    powerSource: 'POWER_METER',
    points: 87,
    calories: { value: 412 },
    averageWatts: { value: 301 },
    heartRate: { value: 168 },
    weightKg: { value: 72.5 },
    heightCm: { value: 181 },
    ...changes,
  };
}
