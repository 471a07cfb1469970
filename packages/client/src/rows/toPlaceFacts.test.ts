import { describe, expect, it } from 'vitest';
import { toPlaceFacts } from './toPlaceFacts.ts';

type Event = Parameters<typeof toPlaceFacts>[0];
type Row = Parameters<typeof toPlaceFacts>[1];

const groups = [
  { id: 1, subgroupLabel: 'A', eventSubgroupStart: '2026-11-19T17:02:00.000Z' },
  { id: 2, subgroupLabel: 'B', eventSubgroupStart: '2026-11-19T17:00:00.000Z' },
];
const hidden = { value: null, hidden: true };
const event = (typeRaceCustom: string): Event =>
  Object.assign(Object.create(null), {
    id: 401,
    typeRaceCustom,
    eventStart: '2026-11-19T17:00:00.000Z',
    eventSubgroups: groups,
  });
const row = (subgroupLabel: string): Row =>
  Object.assign(Object.create(null), {
    subgroupLabel,
    category: null,
    rank: 4,
    points: null,
    activityData: { activityId: '70001', segmentDistanceInMeters: 16_400, elevationInMeters: 212, calories: 412 },
    sensorData: { avgWatts: hidden, powerType: 'POWER_METER', heartRateData: { avgHeartRate: { value: 168 } } },
    profileData: { weightInGrams: { value: 72_500 }, heightInCentimeters: { value: 181 } },
  });

describe('toPlaceFacts', () => {
  it.each([
    { kind: 'catchUp', group: 'A', startGapMs: 120_000 },
    { kind: 'catchUp', group: 'B', startGapMs: 0 },
    { kind: 'classicGroup', group: 'A', startGapMs: 0 },
  ])(
    'returns the later start of a group in races with a common clock: $kind, $group',
    ({ kind, group, startGapMs }) => {
      expect(toPlaceFacts(event(kind), row(group))).toMatchObject({ protocolKind: kind, startGapMs });
    },
  );

  it('returns no group of a row without one', () => {
    const lost = { ...row('E'), disqualification: 'NO_GROUP' as const };

    expect(toPlaceFacts(event('catchUp'), lost).game.groupLabel).toBeNull();
    expect(toPlaceFacts(event('catchUp'), row('A')).game.groupLabel).toBe('A');
  });

  it("returns the game's figures in km and kg, and hides calories together with power", () => {
    expect(toPlaceFacts(event('catchUp'), row('A')).game).toMatchObject({
      distanceKm: 16.4,
      weightKg: { value: 72.5 },
      calories: { value: 412, hidden: true },
      points: null,
    });
  });
});
