import { searchKey } from '@otryv/race';
import { describe, expect, it } from 'vitest';
import { CatalogueService } from '../../../game/catalogue/catalogue.service.ts';
import { gameEvent } from '../../../game/client/game.schemas.ts';
import { aGameEvent, aGameGroup } from '../../../testing/a-game-event.ts';
import { fromGame } from './game-event.mapper.ts';

const catalogue = new CatalogueService();
const now = new Date('2026-11-28T16:29:59.999Z');
const start = new Date('2026-11-28T16:30:00Z');

function read(event: object, at = now) {
  return fromGame(gameEvent.parse(event), { catalogue, clubName: 'Club', organizerName: 'Organizer', now: at });
}
const groupOf = (group: object, event: object = {}) =>
  read(aGameEvent({ ...event, eventSubgroups: [aGameGroup(group)] })).eventSubgroups[0];

describe('fromGame', () => {
  it('maps every field of the event, trimming displayed ones', () => {
    const { eventSubgroups, searchEndings, nameEndings: _names, importUntil, ...fields } = read(aGameEvent());

    expect(fields).toEqual({
      gameId: 77,
      name: 'Autumn Series',
      description: 'Six laps',
      imageUrl: 'https://cdn.example/event.png',
      eventStart: start,
      eventType: 'RACE',
      type: 'EVENT_TYPE_RACE',
      sport: 'CYCLING',
      mapId: 13,
      routeId: 3_765_339_356,
      cullingType: 'CULLING_SUBGROUP_ONLY',
      categoryEnforcement: true,
      accessExpression: 'subgroup.label == 1',
      rangeAccessLabel: '0-1000',
      microserviceEventVisibility: 'SHAREABLE',
      microserviceExternalResourceId: '00000000-0000-4000-8000-000000000001',
      clubName: 'Club',
      rulesSet: ['NO_POWERUPS', 'SHOW_RACE_RESULTS'],
      tags: ['ranked'],
      visible: false,
      totalEntrantCount: 31,
      totalJoinedCount: 33,
      totalSignedUpCount: 32,
      started: false,
    });
    expect(importUntil.getTime()).toBeGreaterThan(start.getTime());
    expect(searchEndings).toEqual(expect.arrayContaining(['Autumn', 'Organizer', 'Club', 'laps'].map(searchKey)));
    expect(eventSubgroups.map(({ id }) => id)).toEqual([901, 902]);
  });

  it('maps every field of a group, its rules after those of the event', () => {
    const route = catalogue.findRoute(3_765_339_356);

    expect(groupOf({})).toEqual({
      id: 901,
      label: 2,
      name: 'Autumn (B)',
      description: 'Second group',
      mapId: 13,
      routeId: 3_765_339_356,
      place: { world: 'scotland', routeName: route?.name },
      laps: 6,
      distanceInMeters: 0,
      durationInSeconds: 0,
      distanceSummary: {
        distanceInKilometers: expect.closeTo((route?.distance ?? 0) * 6 + (route?.leadInDistance ?? 0), 3),
        elevationGainInMeters: expect.closeTo((route?.elevation ?? 0) * 6 + (route?.leadInElevation ?? 0), 3),
      },
      eventSubgroupStart: new Date('2026-11-28T16:32:00Z'),
      registrationStart: new Date('2026-11-28T16:00:00Z'),
      registrationEnd: new Date('2026-11-28T16:31:00Z'),
      lineUpStart: new Date('2026-11-28T16:25:00Z'),
      lineUpEnd: new Date('2026-11-28T16:30:00Z'),
      startLocation: 4,
      paceType: 1,
      fromPaceValue: 3.2,
      toPaceValue: 3.99,
      rangeAccessLabel: '520-690',
      accessRules: [{ name: 'scored.race', result: false }],
      jerseyHash: 479_486_696,
      bikeHash: 71,
      rulesSet: ['NO_POWERUPS', 'SHOW_RACE_RESULTS', 'ALLOWS_LATE_JOIN'],
      tags: ['group-tag'],
      timeTrialOptions: { timeGapBetweenRowsMs: 15_000, maxRows: 50, maxRidersPerRow: 10 },
      invitedLeaders: [11],
      invitedSweepers: [12, 13],
      totalEntrantCount: 21,
      totalSignedUpCount: 22,
      totalJoinedCount: 23,
    });
  });

  it('reads an event with only the fields a server must send', () => {
    const least = { id: 5, eventStart: start.toISOString() };
    const { searchEndings, nameEndings: _names, importUntil, ...fields } = read(least);

    expect(fields).toEqual({
      gameId: 5,
      name: '5',
      description: '',
      imageUrl: null,
      eventStart: start,
      eventType: 'RACE',
      type: null,
      sport: 'CYCLING',
      mapId: null,
      routeId: null,
      cullingType: null,
      categoryEnforcement: false,
      accessExpression: null,
      rangeAccessLabel: null,
      microserviceEventVisibility: null,
      microserviceExternalResourceId: null,
      clubName: 'Club',
      rulesSet: [],
      tags: [],
      visible: true,
      totalEntrantCount: 0,
      totalJoinedCount: 0,
      totalSignedUpCount: 0,
      started: false,
      eventSubgroups: [],
    });
    expect(importUntil).toBeInstanceOf(Date);
    expect(searchEndings).toContain('organizer');
  });

  it('reads a group with only the fields a server must send', () => {
    const event = { id: 5, eventStart: start, mapId: 0, routeId: 0, rulesSet: [] };
    const group = { id: 6, label: 1, eventSubgroupStart: start.toISOString() };
    const [read1] = read({ ...event, eventStart: start.toISOString(), eventSubgroups: [group] }).eventSubgroups;

    expect(read1).toEqual({
      id: 6,
      label: 1,
      name: '',
      description: '',
      mapId: null,
      routeId: null,
      place: { world: null, routeName: null },
      laps: 0,
      distanceInMeters: 0,
      durationInSeconds: 0,
      distanceSummary: null,
      eventSubgroupStart: start,
      registrationStart: null,
      registrationEnd: null,
      lineUpStart: null,
      lineUpEnd: null,
      startLocation: null,
      paceType: null,
      fromPaceValue: null,
      toPaceValue: null,
      rangeAccessLabel: null,
      accessRules: [],
      jerseyHash: null,
      bikeHash: null,
      rulesSet: [],
      tags: [],
      timeTrialOptions: null,
      invitedLeaders: [],
      invitedSweepers: [],
      totalEntrantCount: 0,
      totalSignedUpCount: 0,
      totalJoinedCount: 0,
    });
  });

  it.each(['', '   ', null, undefined])('names an event without a name (%j) by its number', (name) => {
    expect(read(aGameEvent({ name })).name).toBe('77');
  });

  it.each([
    { what: 'the type where there is no event type', event: { eventType: null }, is: 'RACE' },
    { what: 'another type', event: { eventType: undefined, type: 'EVENT_TYPE_TIME_TRIAL' }, is: 'TIME_TRIAL' },
    { what: 'the event type first', event: { eventType: 'GROUP_RIDE' }, is: 'GROUP_RIDE' },
  ])('maps $what', ({ event, is }) => {
    expect(read(aGameEvent(event)).eventType).toBe(is);
  });

  it('has started from the exact moment of the start', () => {
    expect(read(aGameEvent(), start).started).toBe(true);
  });

  it("falls back to the event's map, route and length if the group has none", () => {
    const bare = { mapId: 0, routeId: null, laps: 0, distanceInMeters: 0, durationInSeconds: 0 };

    expect(groupOf(bare, { mapId: 9, routeId: 1_453_570_384, durationInSeconds: 2700 })).toMatchObject({
      mapId: 9,
      routeId: 1_453_570_384,
      laps: 0,
      distanceInMeters: 0,
      durationInSeconds: 2700,
    });
    expect(groupOf(bare, { laps: 3 })).toMatchObject({ laps: 3, durationInSeconds: 0 });
    expect(groupOf({ ...bare, distanceInMeters: 26_000 }, { laps: 3 })).toMatchObject({
      laps: 0,
      distanceInMeters: 26_000,
    });
  });

  it('leaves missing time trial fields blank', () => {
    expect(groupOf({ timeTrialOptions: { maxRows: 'many' } })?.timeTrialOptions).toEqual({
      timeGapBetweenRowsMs: null,
      maxRows: null,
      maxRidersPerRow: null,
    });
  });
});
