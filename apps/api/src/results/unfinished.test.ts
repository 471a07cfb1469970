import { describe, expect, it } from 'vitest';
import { gameActivity, gameFeed, gameRider } from '../game/game.schemas.ts';
import { toEntry } from './entry.ts';
import { likelyActivities, unfinishedRow } from './unfinished.ts';

const window = { eventId: 5, from: new Date('2026-11-21T12:00:00Z'), until: new Date('2026-11-21T14:00:00Z') };

describe('likelyActivities', () => {
  it.each([
    { what: 'of this event', row: { id: 1, eventId: 5 }, found: ['1'] },
    { what: 'not of another one', row: { id: 1, eventId: 6, startDate: '2026-11-21T12:30:00Z' }, found: [] },
    { what: 'of its time', row: { id: 1, startDate: '2026-11-21T11:30:00Z' }, found: ['1'] },
    { what: 'not of another time', row: { id: 1, startDate: '2026-11-21T10:30:00Z' }, found: [] },
    { what: 'without a date', row: { id: 1 }, found: ['1'] },
    { what: 'by its exact id', row: { id: 7, id_str: '9007199254740993', eventId: 5 }, found: ['9007199254740993'] },
  ])('names an activity $what', ({ row, found }) => {
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
  });
  const info = { eventInfo: { id: 5, eventSubGroupId: 9 } };

  it('makes a row of the game’s form, height in cm', () => {
    const activity = gameActivity.parse({
      id: 77,
      ...info,
      movingTimeInMs: 600_000,
      avgWatts: 180.6,
      distanceInMeters: 5000,
    });

    expect(toEntry(unfinishedRow(rider, '77', activity, 5))).toMatchObject({
      profileId: 3,
      eventSubgroupId: 9,
      didNotFinish: true,
      activityData: { activityId: '77', durationInMilliseconds: 600_000 },
      profileData: { gender: 'FEMALE', heightInCentimeters: 172, weightInGrams: 61_000 },
      sensorData: { avgWatts: 181 },
    });
  });

  it('makes none of an activity of another event', () => {
    expect(unfinishedRow(rider, '77', gameActivity.parse({ id: 77, eventInfo: { id: 6 } }), 5)).toBeNull();
    expect(unfinishedRow(rider, '77', gameActivity.parse({ id: 77 }), 5)).toBeNull();
  });

  it('leaves blank what the game did not tell', () => {
    const row = unfinishedRow(gameRider.parse({ id: 3 }), '77', gameActivity.parse({ id: 77, ...info }), 5);

    expect(toEntry(row)).toMatchObject({
      activityData: { durationInMilliseconds: 0 },
      profileData: { firstName: null, heightInCentimeters: null, weightInGrams: null },
      sensorData: { avgWatts: null },
    });
  });
});
