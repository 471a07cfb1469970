import { describe, expect, it } from 'vitest';
import { gameActivity, gameActivityData, gameEvent, gameRider } from './game.schemas.ts';

const subgroup = { id: 1, label: 1, eventSubgroupStart: '2026-11-21T12:00:00.000+0000' };
const event = { id: 2, name: 'Ride', eventStart: '2026-11-21T12:00:00.000+0000', eventSubgroups: [subgroup] };

describe('the game schemas', () => {
  it('read an event of a server that sends only the minimum', () => {
    expect(gameEvent.parse(event)).toMatchObject({ id: 2, rulesSet: [], eventStart: new Date('2026-11-21T12:00:00Z') });
  });

  it.each([
    { categoryEnforcement: null, rangeAccessLabel: null, tags: null, rulesSet: null },
    { mapId: 'one', routeId: {}, totalEntrantCount: 1.5, description: 5 },
    { eventSubgroups: [{ ...subgroup, accessRules: [{ name: 1 }], timeTrialOptions: 'none', invitedLeaders: ['x'] }] },
  ])('leave mistyped fields blank: %j', (fields) => {
    const parsed = gameEvent.parse({ ...event, ...fields });

    expect(parsed.mapId ?? null).toBeNull();
    expect(parsed.totalEntrantCount ?? null).toBeNull();
    expect(parsed.eventSubgroups[0]).toMatchObject({ accessRules: [], invitedLeaders: [] });
  });

  it.each([
    ['with an id that is not exact', { ...event, id: '9007199254740993' }],
    ['without a start', { ...event, eventStart: null }],
    ['that starts at no date', { ...event, eventStart: 'soon' }],
  ])('reject an event %s', (_what, value) => {
    expect(gameEvent.safeParse(value).success).toBe(false);
  });

  it.each([{ eventSubgroups: [] }, { eventSubgroups: null }, { eventSubgroups: undefined }])(
    'read an event whose groups are $eventSubgroups as one without groups',
    (groups) => {
      expect(gameEvent.parse({ ...event, ...groups }).eventSubgroups).toEqual([]);
    },
  );

  it('remove characters from rider names that would reorder the text around them', () => {
    const rider = gameRider.parse({ id: 7, firstName: '\u202DИван\u0007', lastName: '\u2067Ветров\u2069' });

    expect([rider.firstName, rider.lastName]).toEqual(['Иван', 'Ветров']);
  });

  it('read numbers sent as text', () => {
    const group = { ...subgroup, laps: '3', distanceInMeters: '26000.5', fromPaceValue: '-1', paceType: '2' };

    expect(gameEvent.parse({ ...event, mapId: '9', eventSubgroups: [group] })).toMatchObject({
      mapId: 9,
      eventSubgroups: [{ laps: 3, distanceInMeters: 26_000.5, fromPaceValue: -1, paceType: 2 }],
    });
  });

  it('drop unreadable list items, and nothing else', () => {
    const invitedLeaders = [1, null, '9007199254740993', '7', 1.5, -3, 12];
    const accessRules = [{ name: 'scored.race', result: false }, null];
    const [group] = gameEvent.parse({
      ...event,
      eventSubgroups: [{ ...subgroup, invitedLeaders, accessRules, tags: ['a', null, 'b'] }],
    }).eventSubgroups;

    expect(group).toMatchObject({ invitedLeaders: [1, 7, 12], accessRules: [accessRules[0]], tags: ['a', 'b'] });
  });

  it('read a rider with only an id', () => {
    expect(gameRider.parse({ id: 1, weight: null, competitionMetrics: 'none', age: 31.5 })).toMatchObject({
      id: 1,
      weight: null,
      age: null,
      competitionMetrics: null,
    });
  });

  it('read an activity without its blocks, with ids as text', () => {
    expect(gameActivity.parse({ id: 5, fitnessData: [], eventInfo: null })).toMatchObject({
      id: '5',
      fitnessData: null,
      eventInfo: null,
    });
  });

  it('treat nothing without a number as an activity', () => {
    expect(gameActivity.safeParse({ message: 'ok' }).success).toBe(false);
  });
});

describe('gameActivityData', () => {
  const data = {
    powerInWatts: [200, null, 0],
    timeInSec: [0, 1, 2],
    distanceInCm: [0, 900, 1800],
    altitudeInCm: [1, 2],
  };

  it('keeps the numbers unchanged, and treats a missing one as no power', () => {
    expect(gameActivityData.parse(data)).toEqual(data);
    expect(gameActivityData.parse({ powerInWatts: [] })).toMatchObject({ powerInWatts: [] });
  });

  it.each([[['200']], [[Number.POSITIVE_INFINITY]], [{ 0: 200 }], [null], [undefined]])(
    'rejects the power %j',
    (power) => {
      expect(gameActivityData.safeParse({ ...data, powerInWatts: power }).success).toBe(false);
    },
  );

  it.each([[['1']], [[null]], ['12'], [7]])('ignores the seconds, distances and elevations %j', (values) => {
    const read = gameActivityData.parse({ ...data, timeInSec: values, distanceInCm: values, altitudeInCm: values });

    expect(read).toEqual({ powerInWatts: data.powerInWatts, timeInSec: null, distanceInCm: null, altitudeInCm: null });
  });
});
