import { posterPalette } from '@otryv/ui';
import { describe, expect, it } from 'vitest';
import { anEvent, anOrganizer, aRoute, aSubgroup } from '../../../testing/anEvent.ts';
import { ru } from './messages/ru.ts';
import { raceFacts } from './raceFacts.ts';

const factsOf = (changes: Parameters<typeof anEvent>[0] = {}) => raceFacts(anEvent(changes), [aRoute], ru);
const withGroup = (changes: Parameters<typeof aSubgroup>[1]) =>
  factsOf({ eventSubgroups: [aSubgroup('A', changes), aSubgroup('B', { distanceInMeters: 99_000, laps: 9 })] });

describe('raceFacts', () => {
  it('tells the route, the distance and the climb of the first group', () => {
    expect(factsOf()).toMatchObject({
      world: 'Ватопия',
      route: aRoute.name,
      distanceKm: 31.8,
      elevationM: 642,
      laps: 1,
    });
  });

  it('tells the distance that the organizer has set, before that of the laps', () => {
    expect(withGroup({ distanceInMeters: 40_500 }).distanceKm).toBe(40.5);
    expect(withGroup({ distanceInMeters: 40_500, laps: 0 })).toMatchObject({ distanceKm: 40.5, laps: null });
  });

  it('tells neither distance nor climb of a race that is measured in time', () => {
    expect(withGroup({ laps: 0, durationInSeconds: 3600 })).toMatchObject({
      distanceKm: null,
      elevationM: null,
      laps: null,
    });
  });

  it('tells no distance that nobody knows', () => {
    expect(withGroup({ distanceSummary: null })).toMatchObject({ distanceKm: null, elevationM: null });
  });

  it('draws the route once for each lap, and nothing where the catalogue does not know it', () => {
    expect(withGroup({ laps: 3 }).profile).toMatchObject({ distanceKm: aRoute.distance * 3 });
    expect(withGroup({ laps: 3 }).profile?.climbs).toHaveLength(aRoute.climbs.length * 3);
    expect(withGroup({ routeId: 999, mapId: 999 })).toMatchObject({ route: null, world: null, profile: null });
  });

  it('takes the route of the event where the group has none, and where there are no groups', () => {
    expect(withGroup({ routeId: null }).route).toBe(aRoute.name);
    expect(factsOf({ eventSubgroups: [] })).toMatchObject({
      route: aRoute.name,
      distanceKm: null,
      laps: null,
      counts: [],
    });
  });

  it('calls a world by its own name where there is no other', () => {
    const routes = [{ ...aRoute, world: 'unknown-world' }];

    expect(raceFacts(anEvent(), routes, ru).world).toBe('unknown-world');
  });

  it('counts who signed up in each group', () => {
    expect(factsOf().counts).toEqual([
      { category: 'A', count: 6 },
      { category: 'B', count: 13 },
      { category: 'C', count: 20 },
      { category: 'D', count: 27 },
    ]);
  });

  it.each([
    { changes: { eventType: 'RACE' }, kind: 'Гонка' },
    { changes: { eventType: 'TIME_TRIAL' }, kind: 'Разделка' },
    { changes: { eventType: 'GROUP_RIDE' }, kind: 'Катка' },
    { changes: { eventType: 'GROUP_WORKOUT' }, kind: 'Тренировка' },
    { changes: { eventType: 'SOMETHING_NEW' }, kind: 'Гонка' },
    { changes: { eventType: 'GROUP_RIDE', typeRaceCustom: 'catchUp' }, kind: 'Догонялки' },
    { changes: { eventType: 'GROUP_RIDE', typeRaceCustom: 'newbies' }, kind: 'Новички' },
    { changes: { typeRaceCustom: 'catchUp', sport: 'RUNNING' }, kind: 'Забег' },
  ])('calls $changes «$kind»', ({ changes, kind }) => {
    expect(factsOf(changes).kind).toBe(kind);
  });

  it.each([
    { visibility: 'DEFINED_BY_RESOURCE_ID', access: 'club' },
    { visibility: 'SHAREABLE', access: 'link' },
    { visibility: 'PUBLIC', access: 'all' },
    { visibility: null, access: 'all' },
  ])('opens a race of visibility $visibility to: $access', ({ visibility, access }) => {
    expect(factsOf({ microserviceEventVisibility: visibility }).access).toBe(access);
  });

  it('colours the races of an organizer alike, and those of many differently', () => {
    const paletteOf = (urlSlug: string) => factsOf({ organizerId: { ...anOrganizer, urlSlug } }).palette;

    expect(paletteOf('os')).toBe(paletteOf('os'));
    expect(new Set('abcdef'.split('').map(paletteOf)).size).toBe(6);
    expect(factsOf({ organizerId: null }).palette).toBe('ink');
    const seriesId = { _id: 'a'.repeat(24), name: 'Осенний кубок', urlSlug: 'os-osennij-kubok', logoUrls: null };
    // One of its organizer would be of another colour.
    expect(factsOf({ seriesId }).palette).toBe(posterPalette('os-osennij-kubok'));
    expect(factsOf({ seriesId }).palette).toBe(factsOf({ seriesId, organizerId: null }).palette);
  });
});
