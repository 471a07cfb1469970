import { describe, expect, it, vi } from 'vitest';
import { toRaceListRow } from './toRaceListRow.ts';

type Event = Parameters<typeof toRaceListRow>[0];

const kinds = {
  RACE: 'Гонка',
  TIME_TRIAL: 'Разделка',
  GROUP_RIDE: 'Катка',
  GROUP_WORKOUT: 'Тренировка',
  catchUp: 'Догонялки',
  newbies: 'Новички',
  running: 'Забег',
};
const climbs = [
  { fromKm: 9, toKm: 14, elevationM: 160 },
  { fromKm: 23, toKm: 30, elevationM: 380 },
];
const route = {
  id: 7,
  name: 'Дорога к радиовышке',
  world: 'watopia',
  distance: 31.4,
  elevation: 642,
  leadInDistance: 0.4,
  lap: false,
  heights: null,
  climbs,
};
const group = {
  mapId: 1,
  routeId: 7,
  laps: 1,
  distanceInMeters: 0,
  distanceSummary: { distanceInKilometers: 31.8, elevationGainInMeters: 642 },
};
const event = (changes: object = {}): Event =>
  Object.assign(Object.create(null), {
    id: 501,
    eventType: 'RACE',
    typeRaceCustom: null,
    sport: 'CYCLING',
    mapId: 1,
    routeId: 7,
    eventSubgroups: [group, { ...group, distanceInMeters: 99_000, laps: 9 }],
    ...changes,
  });
const rowOf = (changes: object = {}, routes = [route]) => toRaceListRow(event(changes), { routes, kinds });
const withGroup = (changes: object) => rowOf({ eventSubgroups: [{ ...group, ...changes }] });

describe('toRaceListRow', () => {
  it('returns the route, distance and climb of the first group, and the rest from the event', () => {
    expect(rowOf()).toMatchObject({
      id: 501,
      world: 'watopia',
      route: route.name,
      distanceKm: 31.8,
      elevationM: 642,
      laps: 1,
    });
  });

  it("prefers the organizer's distance over that of the laps", () => {
    expect(withGroup({ distanceInMeters: 40_500 }).distanceKm).toBe(40.5);
    expect(withGroup({ distanceInMeters: 40_500, laps: 0 })).toMatchObject({ distanceKm: 40.5, laps: null });
  });

  it('omits distance and climb of a time-based race, and unknown ones', () => {
    const none = { distanceKm: null, elevationM: null };

    expect(withGroup({ laps: 0 })).toMatchObject({ ...none, laps: null });
    expect(withGroup({ distanceSummary: null })).toMatchObject(none);
  });

  it('repeats the route for each lap, and draws nothing for a route missing from the catalogue', () => {
    const { profile } = withGroup({ laps: 3 });

    expect(profile).toMatchObject({ distanceKm: route.distance * 3 });
    expect(profile?.climbs).toHaveLength(climbs.length * 3);
    expect(withGroup({ routeId: 999, mapId: 999 })).toMatchObject({ route: null, world: null, profile: null });
  });

  it("falls back to the event's route when the group has none or there are no groups", () => {
    expect(withGroup({ routeId: null }).route).toBe(route.name);
    expect(rowOf({ eventSubgroups: [] })).toMatchObject({ route: route.name, distanceKm: null, laps: null });
  });

  it('names the world in a given language, and warns that this is deprecated', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

    expect(toRaceListRow(event(), { routes: [route], kinds, locale: 'en' }).world).toBe('Watopia');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Otryv: locale of toRaceListRow is deprecated/),
    );
    warn.mockRestore();
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
  ])('labels $changes «$kind»', ({ changes, kind }) => {
    expect(rowOf(changes).kind).toBe(kind);
  });
});
