import { describe, expect, it } from 'vitest';
import { anEntry } from '../testing/anEntry.ts';
import type { GameEntry } from './gameEntry.ts';
import { ownTimeMs, rideFigures } from './rideFigures.ts';

describe('ownTimeMs', () => {
  it('returns the duration sent by the game', () => {
    expect(ownTimeMs(anEntry(1, { timeMs: 1_457_346 }))).toBe(1_457_346);
  });

  it.each([
    { what: 'null', timeMs: null },
    { what: '0: nobody wins in no time', timeMs: 0 },
    { what: 'a negative time', timeMs: -1 },
    { what: 'NaN', timeMs: Number.NaN },
    { what: 'infinity', timeMs: Number.POSITIVE_INFINITY },
  ])('does not treat $what as a time', ({ timeMs }) => {
    expect(ownTimeMs(anEntry(1, { timeMs }))).toBeNull();
  });

  it.each([{ profileId: 1 }, { profileId: 1, activityData: null }, { profileId: 1, activityData: {} }])(
    'returns null for %o',
    (entry: GameEntry) => {
      expect(ownTimeMs(entry)).toBeNull();
    },
  );
});

describe('rideFigures', () => {
  it('reads the figures of a ride', () => {
    const entry: GameEntry = {
      profileId: 1,
      activityData: { durationInMilliseconds: 2_145_873, segmentDistanceInMeters: 27_382 },
      profileData: { weightInGrams: 61_500, heightInCentimeters: 172 },
      sensorData: { avgWatts: 297.4, heartRateData: { avgHeartRate: 168, heartRateMonitor: true } },
    };

    expect(rideFigures(entry)).toEqual({
      averageWatts: 297.4,
      wattsPerKg: 4.84,
      heartRate: 168,
      weightKg: 61.5,
      heightCm: 172,
      speedKmh: 45.94,
    });
  });

  it.each([
    { what: 'an empty row', entry: { profileId: 1 } },
    { what: 'null blocks', entry: { profileId: 1, activityData: null, profileData: null, sensorData: null } },
    { what: 'empty blocks', entry: { profileId: 1, activityData: {}, profileData: {}, sensorData: {} } },
    { what: 'a null heart-rate block', entry: { profileId: 1, sensorData: { heartRateData: null } } },
  ])('returns blanks for $what', ({ entry }: { entry: GameEntry }) => {
    expect(rideFigures(entry)).toEqual({
      averageWatts: null,
      wattsPerKg: null,
      heartRate: null,
      weightKg: null,
      heightCm: null,
      speedKmh: null,
    });
  });

  it('treats a heart rate of 0 as no strap', () => {
    expect(rideFigures(anEntry(1, { heartRate: 0 })).heartRate).toBeNull();
  });

  it('treats a power of 0 as no meter, in watts per kilogram too', () => {
    expect(rideFigures(anEntry(1, { watts: 0 }))).toMatchObject({ averageWatts: null, wattsPerKg: null });
  });

  it.each([null, 0, -70_000, Number.NaN])('keeps the watts of a rider whose weight is %s', (grams) => {
    expect(rideFigures(anEntry(1, { watts: 250, grams }))).toMatchObject({
      averageWatts: 250,
      wattsPerKg: null,
      weightKg: null,
    });
  });

  it('computes speed over the distance in centimetres if the metres are missing', () => {
    const activityData = { durationInMilliseconds: 3_600_000, segmentDistanceInCentimeters: 4_000_000 };

    expect(rideFigures({ profileId: 1, activityData }).speedKmh).toBe(40);
  });

  it('returns no speed without a distance', () => {
    const activityData = { durationInMilliseconds: 3_600_000, segmentDistanceInMeters: 0 };

    expect(rideFigures({ profileId: 1, activityData }).speedKmh).toBeNull();
  });

  it('returns no speed without a time', () => {
    expect(rideFigures(anEntry(1, { timeMs: 0 })).speedKmh).toBeNull();
  });
});
