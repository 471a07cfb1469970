import type { Route } from '@otryv/contract';
import { describe, expect, it } from 'vitest';
import { jerseys as gameJerseys, routes as gameRoutes, worlds as gameWorlds } from 'zwift-data';
import { aFoundCatalogue, aFoundRoute } from '../../testing/a-found-catalogue.ts';
import { toNamedJersey, toRoute } from './catalogue.mapper.ts';
import { countsOf, type FoundCatalogue, type FoundRoute, shrunkLists, withEarlier } from './found-catalogue.ts';
import { mergeJerseys, mergeRoutes } from './merge-catalogue.ts';
import { routePictures } from './route-facts.ts';

const shipped = new Map(gameRoutes.flatMap((route) => toRoute(route) ?? []).map((route) => [route.id, route]));
const worlds = ['watopia', 'new-york'];
const ladyLiberty = 5_103_974;
const rollingHighlands = 46_799_750;

const merged = (...routes: FoundRoute[]) => mergeRoutes(shipped, [aFoundCatalogue({ routes })], worlds);

describe('mergeRoutes', () => {
  const fields = {
    name: 'Red Rock Ridge',
    distance: 13.4,
    elevation: 310,
    leadInDistance: 0.6,
    leadInElevation: 12,
    leadInDistanceFreeRide: 1.1,
    leadInElevationFreeRide: 13,
    leadInDistanceMeetups: 1.2,
    leadInElevationInMeetups: 14,
    eventOnly: true,
    levelLocked: true,
    lap: true,
    supportsMeetups: false,
    sports: ['cycling' as const],
    experience: 268,
    eventPaddocks: '21,22',
  };
  const full = { ...fields, map: 'NEWYORK', pictureName: 'WATOPIA_Red_Rock.png' };

  it('keeps every route that only one side has', () => {
    const routes = merged(aFoundRoute({ id: 1, ...full }));

    expect([...routes.keys()]).toEqual([...shipped.keys(), 1]);
    expect(routes.get(1)).toMatchObject({ ...fields, id: 1, slug: 'red-rock-ridge', world: 'new-york' });
  });

  it('adopts every value that a source has of a known route, and keeps the others', () => {
    const known = shipped.get(ladyLiberty);
    const route = merged(aFoundRoute({ id: ladyLiberty, ...full })).get(ladyLiberty);
    const blank = merged(aFoundRoute({ id: ladyLiberty })).get(ladyLiberty);

    expect(route).toEqual({ ...known, ...fields });
    expect(blank).toEqual(known);
  });

  it('treats 0 as a value, except for a length', () => {
    const zero = { distance: 0, elevation: 0, leadInDistance: 0, experience: 0, lap: false };
    const { distance: _none, ...kept } = zero;

    expect(merged(aFoundRoute({ id: ladyLiberty, ...zero })).get(ladyLiberty)).toEqual({
      ...shipped.get(ladyLiberty),
      ...kept,
    });
  });

  it('trusts the later of two sources, and falls back to the shipped pockets', () => {
    const maps = ['WATOPIA', 'NEWYORK'].map((map) =>
      aFoundCatalogue({ routes: [aFoundRoute({ id: 1, ...full, map })] }),
    );
    const sources = ['6,7', '8,9'].map((eventPaddocks) =>
      aFoundCatalogue({
        routes: [aFoundRoute({ id: ladyLiberty, eventPaddocks }), aFoundRoute({ id: rollingHighlands })],
      }),
    );
    const routes = mergeRoutes(shipped, sources, worlds);

    expect(mergeRoutes(shipped, maps, worlds).get(1)?.world).toBe('new-york');
    expect(routes.get(ladyLiberty)?.eventPaddocks).toBe('8,9');
    expect(routes.get(rollingHighlands)?.eventPaddocks).toBe('6,7,8,9');
  });

  it("merges both sources' data about a new route before validating it", () => {
    const { name, distance, map, pictureName } = full;
    const pairs: [Partial<FoundRoute>, Partial<FoundRoute>][] = [
      [{ eventPaddocks: '116' }, { ...full, eventPaddocks: null }],
      [
        { name, map, eventPaddocks: '116' },
        { name, distance },
      ],
      [
        { map, pictureName, eventPaddocks: '116' },
        { name, distance },
      ],
      [
        { name, distance },
        { ...full, distance: 0, eventPaddocks: '116' },
      ],
    ];
    const orders = pairs.flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]);

    const joined = orders.map((parts) => {
      const sources = parts.map((fields) => aFoundCatalogue({ routes: [aFoundRoute({ id: 1, ...fields })] }));
      return mergeRoutes(shipped, sources, worlds).get(1);
    });

    expect(joined).toMatchObject(orders.map(() => ({ name, distance, world: 'new-york', eventPaddocks: '116' })));
  });

  it('finds the world by the map, else by the image, and drops a route without a name, a length or a world', () => {
    const cases: [Partial<FoundRoute>, string | undefined][] = [
      [{}, 'new-york'],
      [{ map: null }, 'watopia'],
      [{ map: 'GRAVEL MOUNTAIN' }, 'gravel-mountain'],
      [{ map: null, pictureName: null }, undefined],
      [{ name: null }, undefined],
      [{ distance: null }, undefined],
      [{ distance: 0 }, undefined],
      [{ distance: -1 }, undefined],
    ];

    const found = cases.map(([change]) => merged(aFoundRoute({ id: 1, ...full, ...change })).get(1)?.world);

    expect(found).toEqual(cases.map(([, world]) => world));
  });

  it('finds a world of zwift-data for the map of every route of the game', () => {
    const slugs = gameWorlds.map(({ slug }): string => slug);
    const maps = new Set(Object.values(routePictures).map((name) => name.split('_')[0] ?? ''));
    const places = [...maps].flatMap((map) => [{ map }, { pictureName: `${map}_A.png` }]);
    const astray = places.filter((place) => {
      const found = aFoundCatalogue({ routes: [aFoundRoute({ id: 1, name: 'A', distance: 1, ...place })] });
      return !slugs.includes(mergeRoutes(shipped, [found], slugs).get(1)?.world ?? '');
    });

    expect(maps.size).toBeGreaterThan(10);
    expect(astray).toEqual([]);
  });

  it('has only known fields for a new route', () => {
    const bare = { id: 1, name: '★', map: 'WATOPIA', distance: 2 };

    expect(merged(aFoundRoute(bare)).get(1)).toEqual({
      ...blank,
      id: 1,
      name: '★',
      slug: '1',
      world: 'watopia',
      distance: 2,
    });
  });
});

const blank: Partial<Route> = {
  eventOnly: false,
  elevation: 0,
  leadInDistance: 0,
  leadInElevation: 0,
  leadInDistanceFreeRide: null,
  leadInElevationFreeRide: null,
  leadInDistanceMeetups: null,
  leadInElevationInMeetups: null,
  segments: [],
  segmentsOnRoute: [],
  levelLocked: false,
  lap: false,
  supportsTT: false,
  supportsMeetups: true,
  sports: ['running', 'cycling'],
  experience: null,
  stravaSegmentId: null,
  stravaSegmentUrl: null,
  zwiftInsiderUrl: null,
  whatsOnZwiftUrl: null,
  zwifterBikesUrl: null,
  imageUrl: null,
  eventPaddocks: '1,2,3,4',
};

describe('mergeJerseys', () => {
  it('keeps every jersey that only one side has, and fills fields missing on one side', () => {
    const known = gameJerseys.map(toNamedJersey);
    const [first, second] = known;
    if (!first || !second) throw new Error('zwift-data has no jerseys.');
    const found = [
      { id: first.id, name: 'Renamed', pictureName: null },
      { id: second.id, name: ' ', pictureName: 'New_thumb.png' },
      { id: 1, name: 'Found', pictureName: 'Found_thumb.png' },
      { id: 2, name: '', pictureName: null },
    ];

    expect(mergeJerseys(known, [aFoundCatalogue({ jerseys: found })])).toEqual([
      { ...first, name: 'Renamed' },
      { ...second, pictureName: 'New_thumb.png' },
      ...known.slice(2),
      ...found.slice(2),
    ]);
  });
});

describe('withEarlier', () => {
  it('keeps what a source no longer has, field by field, and otherwise adopts the current value', () => {
    const known = { distance: 13.4, eventPaddocks: '6,7', lap: true };
    const earlier = aFoundCatalogue({
      maps: ['WATOPIA', 'PARIS'],
      routes: [aFoundRoute({ id: 1, name: 'old', ...known }), aFoundRoute({ id: 2 })],
      jerseys: [{ id: 1, name: 'old', pictureName: 'Old_thumb.png' }],
      segments: [
        { id: '-9', name: 'gone' },
        { id: '8', name: 'old' },
      ],
    });
    const now = aFoundCatalogue({
      maps: ['WATOPIA', ''],
      routes: [aFoundRoute({ id: 1, name: 'new', distance: 0, lap: false })],
      jerseys: [{ id: 1, name: ' ', pictureName: null }],
      segments: [
        { id: '9', name: 'new' },
        { id: '8', name: '' },
      ],
    });

    expect(withEarlier(now, earlier)).toEqual({
      maps: ['WATOPIA', 'PARIS', ''],
      routes: [aFoundRoute({ id: 1, name: 'new', ...known, lap: false }), aFoundRoute({ id: 2 })],
      jerseys: earlier.jerseys,
      segments: [...earlier.segments, { id: '9', name: 'new' }],
    });
    expect(withEarlier(now, null)).toEqual(now);
  });
});

describe('shrunkLists', () => {
  it('names the lists that have lost more than a tenth of their entries or filled fields', () => {
    const hundred = Array.from({ length: 100 }, (_, id) => id);
    const full = (count = 100): FoundCatalogue => ({
      maps: hundred.map(String),
      routes: hundred.map((id) => {
        const known = { distance: 1, eventPaddocks: '6', pictureName: 'A.png' };
        return aFoundRoute({ id, ...(id < count && known) });
      }),
      jerseys: hundred.map((id) => ({ id, name: 'J', pictureName: id < count ? 'J.png' : null })),
      segments: [],
    });
    const cases: [Partial<FoundCatalogue>, string[]][] = [
      [
        { maps: full().maps.slice(11), routes: full().routes.slice(10), jerseys: [] },
        ['maps', 'jerseys', 'jerseyPictures'],
      ],
      [full(90), []],
      [{ routes: full(89).routes }, ['distances', 'pockets', 'routePictures']],
      [{ routes: full().routes.map((route) => ({ ...route, distance: 0 })) }, ['distances']],
      [{ jerseys: full(89).jerseys }, ['jerseyPictures']],
    ];
    const before = countsOf(full());
    const shrunk = cases.map(([change]) => shrunkLists(before, countsOf({ ...full(), ...change })));

    expect(shrunk).toEqual(cases.map(([, lists]) => lists));
    expect(shrunkLists({ routes: 10 }, countsOf({ ...full(), routes: full().routes.slice(91) }))).toEqual([]);
  });
});
