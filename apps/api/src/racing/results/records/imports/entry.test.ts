import { describe, expect, it } from 'vitest';
import { toEntry } from './entry.ts';

describe('toEntry', () => {
  it('reads ids beyond 2^53 unchanged, as text', () => {
    expect(toEntry({ profileId: 1, activityData: { activityId: '1234567890123456789' } })).toMatchObject({
      activityData: { activityId: '1234567890123456789' },
    });
  });

  it('rounds fractional values of integer fields', () => {
    expect(toEntry({ profileId: 1, rank: 1.6, activityData: { durationInMilliseconds: 99.5 } })).toMatchObject({
      rank: 2,
      activityData: { durationInMilliseconds: 100 },
    });
  });

  it('rejects a row without a rider, which could not be shown', () => {
    expect(() => toEntry({ rank: 1 })).toThrow(/profileId/);
  });

  it('reads every field of a row, and leaves out unknown ones', () => {
    const row = {
      profileId: 7,
      eventSubgroupId: 901,
      rank: 3,
      activityData: {
        activityId: '5',
        calories: 412.5,
        durationInMilliseconds: 1000,
        elevationInMeters: 129.5,
        endDate: 'x',
        segmentDistanceInCentimeters: 1.5,
        segmentDistanceInMeters: 2.5,
        sport: 'CYCLING',
      },
      criticalP: { criticalP15Seconds: 1, criticalP1Minute: 2, criticalP5Minutes: 3, criticalP20Minutes: 4 },
      profileData: {
        firstName: 'A',
        lastName: 'L',
        gender: 'FEMALE',
        heightInCentimeters: 172.5,
        weightInGrams: 61_200.5,
        imageSrc: 'i',
        playerType: 'NORMAL',
      },
      sensorData: {
        avgWatts: 250.5,
        powerType: 'POWER_METER',
        pairedSteeringDevice: false,
        trainerDifficulty: 0.5,
        heartRateData: { avgHeartRate: 160.5, heartRateMonitor: true },
      },
      scoreHistory: { newScore: 510.5, previousScore: 500, scoreChangeType: 'INCREASED' },
    };

    expect(toEntry({ ...row, surprise: 1 })).toEqual(row);
    expect(toEntry({ profileId: 7, didNotFinish: true })).toEqual({ profileId: 7, didNotFinish: true });
  });

  it('removes characters from a name that would reorder the text around it', () => {
    const profileData = { firstName: '\u202EИван\tПётр\u0000', lastName: 'נהג\u2069\u200F \u061C[x]' };

    expect(toEntry({ profileId: 7, profileData }).profileData).toEqual({ firstName: 'Иван Пётр', lastName: 'נהג [x]' });
  });

  it('reads a numeric id as text, and any other type as blank', () => {
    expect(toEntry({ profileId: 7, activityData: { activityId: 12, endDate: 5 }, sensorData: [], rank: 'x' })).toEqual({
      profileId: 7,
      activityData: { activityId: '12', endDate: null },
      sensorData: null,
      rank: null,
    });
  });
});
