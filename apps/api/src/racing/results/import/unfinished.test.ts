import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { gameActivity, gameFeed, gameRider } from '../../../game/client/game.schemas.ts';
import { toEntry } from '../records/imports/entry.ts';
import { likelyActivities, unfinishedOf, unfinishedRow, withEarlier } from './unfinished.ts';

const window = { eventId: 5, from: new Date('2026-11-21T12:00:00Z'), until: new Date('2026-11-21T14:00:00Z') };

describe('likelyActivities', () => {
  it.each([
    { what: 'of this event', row: { id: 1, eventId: 5 }, found: ['1'] },
    { what: 'not of another one', row: { id: 1, eventId: 6, startDate: '2026-11-21T12:30:00Z' }, found: [] },
    { what: 'of its time', row: { id: 1, startDate: '2026-11-21T11:30:00Z' }, found: ['1'] },
    { what: 'not of another time', row: { id: 1, startDate: '2026-11-21T10:30:00Z' }, found: [] },
    { what: 'an hour early', row: { id: 1, startDate: '2026-11-21T11:00:00.000Z' }, found: ['1'] },
    { what: 'not of more than an hour early', row: { id: 1, startDate: '2026-11-21T10:59:59.999Z' }, found: [] },
    { what: 'of the last moment of the window', row: { id: 1, startDate: '2026-11-21T14:00:00.000Z' }, found: ['1'] },
    { what: 'not of a moment later', row: { id: 1, startDate: '2026-11-21T14:00:00.001Z' }, found: [] },
    { what: 'without a date', row: { id: 1 }, found: ['1'] },
    { what: 'by its exact id', row: { id: 7, id_str: '9007199254740993', eventId: 5 }, found: ['9007199254740993'] },
  ])('finds an activity $what', ({ row, found }) => {
    expect(likelyActivities(gameFeed.parse([row]), window)).toEqual(found);
  });
});

describe('unfinishedRow', () => {
  const rider = gameRider.parse({
    id: 3,
    firstName: 'Ada',
    lastName: 'Lis',
    male: false,
    height: 1724,
    weight: 61_000,
    imageSrc: 'https://cdn.example/3.png',
  });
  const info = { eventInfo: { id: 5, eventSubGroupId: 9 } };

  it('builds a row in the game’s format, height in cm', () => {
    const activity = gameActivity.parse({
      id: 77,
      ...info,
      movingTimeInMs: 600_000,
      avgWatts: 180.6,
      avgHeartRate: 151.5,
      calories: 120,
      distanceInMeters: 5000,
      totalElevation: 42,
      endDate: '2026-11-21T12:11:00.000+0000',
    });

    expect(unfinishedRow(rider, '77', activity, 5)).toEqual({
      profileId: 3,
      eventSubgroupId: 9,
      didNotFinish: true,
      activityData: {
        activityId: '77',
        durationInMilliseconds: 600_000,
        segmentDistanceInMeters: 5000,
        elevationInMeters: 42,
        calories: 120,
        endDate: '2026-11-21T12:11:00.000Z',
      },
      profileData: {
        firstName: 'Ada',
        lastName: 'Lis',
        gender: 'FEMALE',
        heightInCentimeters: 172,
        weightInGrams: 61_000,
        imageSrc: 'https://cdn.example/3.png',
      },
      sensorData: { avgWatts: 181, heartRateData: { avgHeartRate: 152 }, powerType: null },
    });
    expect(toEntry(unfinishedRow(rider, '77', activity, 5))).toMatchObject({ profileId: 3, didNotFinish: true });
  });

  it('returns none for an activity of another event', () => {
    expect(unfinishedRow(rider, '77', gameActivity.parse({ id: 77, eventInfo: { id: 6 } }), 5)).toBeNull();
    expect(unfinishedRow(rider, '77', gameActivity.parse({ id: 77 }), 5)).toBeNull();
  });

  it('leaves fields blank that the game did not send', () => {
    const row = unfinishedRow(
      gameRider.parse({ id: 3 }),
      '77',
      gameActivity.parse({ id: 77, eventInfo: { id: 5 } }),
      5,
    );

    const profile = { firstName: null, lastName: null, heightInCentimeters: null, weightInGrams: null, imageSrc: null };
    const numbers = { segmentDistanceInMeters: null, elevationInMeters: null, calories: null, endDate: null };
    expect(row).toEqual({
      profileId: 3,
      eventSubgroupId: null,
      didNotFinish: true,
      activityData: { activityId: '77', durationInMilliseconds: 0, ...numbers },
      profileData: { ...profile, gender: 'MALE' },
      sensorData: { avgWatts: null, heartRateData: { avgHeartRate: 0 }, powerType: null },
    });
  });
});

describe('the rows of DNF riders', () => {
  const row = (profileId: number) => ({ profileId, didNotFinish: true });
  const before = {
    importId: new Types.ObjectId().toHexString(),
    keptFrom: null,
    groups: [
      { subgroupId: 9, entries: [row(1)], unfinished: [row(2), row(3)] },
      { subgroupId: 10, entries: [], unfinished: [row(4)] },
    ],
  };

  it('come from the previous import, by group, without those who have finished since', () => {
    expect([...unfinishedOf(before, new Set([3, 4]))]).toEqual([
      [9, [row(2)]],
      [10, []],
    ]);
    expect([...unfinishedOf(null, new Set())]).toEqual([]);
  });

  it('are replaced by newly read ones, and kept where there are none', () => {
    const fresh = { ...row(2), activityData: { calories: 1 } };

    expect(withEarlier([fresh, null], [row(2), row(3)])).toEqual([fresh, row(3)]);
  });
});
