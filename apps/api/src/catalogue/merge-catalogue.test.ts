import type { Route } from '@otryv/contract';
import { describe, expect, it } from 'vitest';
import { jerseys as gameJerseys, routes as gameRoutes } from 'zwift-data';
import { aFoundCatalogue, aFoundRoute } from '../testing/a-found-catalogue.ts';
import { toNamedJersey, toRoute } from './catalogue.mapper.ts';
import { type CatalogueCounts, type FoundRoute, shrunkLists, withEarlier } from './found-catalogue.ts';
import { mergeJerseys, mergeRoutes } from './merge-catalogue.ts';

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

  it('takes every value that a source has of a known route, and keeps the others', () => {
    const known = shipped.get(ladyLiberty);
    const route = merged(aFoundRoute({ id: ladyLiberty, ...full })).get(ladyLiberty);
    const blank = merged(aFoundRoute({ id: ladyLiberty })).get(ladyLiberty);

    expect(route).toEqual({ ...known, ...fields });
    expect(blank).toEqual(known);
  });

  it('takes 0 for a value, except for a length', () => {
    const zero = { distance: 0, elevation: 0, leadInDistance: 0, experience: 0, lap: false };
    const { distance: _none, ...kept } = zero;

    expect(merged(aFoundRoute({ id: ladyLiberty, ...zero })).get(ladyLiberty)).toEqual({
      ...shipped.get(ladyLiberty),
      ...kept,
    });
  });

  it('trusts the later of two sources, and the shipped pockets where neither has any', () => {
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

  it('joins what two sources say about a new route, and judges it only then', () => {
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

  it('finds the world by the map, else by the picture, and leaves out a route without a name, a length or a world', () => {
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

  it('has for a new route only what is known', () => {
    const bare = { id: 1, name: '★', map: 'WATOPIA', distance: 2 };

    expect(merged(aFoundRoute(bare)).get(1)).toEqual({
      ...blank,
      ...{ id: 1, name: '★', slug: '1', world: 'watopia', distance: 2 },
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
  it('keeps every jersey that only one side has, and what one side lacks of a jersey', () => {
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
  it('keeps what a source has no more, and takes the present value of the rest', () => {
    const earlier = aFoundCatalogue({
      maps: ['WATOPIA', 'PARIS'],
      routes: [aFoundRoute({ id: 1, name: 'old' }), aFoundRoute({ id: 2 })],
      jerseys: [{ id: 1, name: 'old', pictureName: null }],
      segments: [{ id: '-9', name: 'gone' }],
    });
    const now = aFoundCatalogue({
      maps: ['WATOPIA', ''],
      routes: [aFoundRoute({ id: 1, name: 'new' })],
      segments: [{ id: '9', name: 'new' }],
    });

    expect(withEarlier(now, earlier)).toEqual({
      maps: ['WATOPIA', 'PARIS', ''],
      routes: [aFoundRoute({ id: 1, name: 'new' }), aFoundRoute({ id: 2 })],
      jerseys: earlier.jerseys,
      segments: [...earlier.segments, ...now.segments],
    });
    expect(withEarlier(now, null)).toEqual(now);
  });
});

describe('shrunkLists', () => {
  it('names the lists that have lost more than a tenth', () => {
    const hundred: CatalogueCounts = { maps: 100, routes: 100, jerseys: 100, segments: 100 };

    expect(shrunkLists(hundred, { maps: 89, routes: 90, jerseys: 0, segments: 101 })).toEqual(['maps', 'jerseys']);
    expect(shrunkLists({ routes: 10 }, { maps: 0, routes: 9, jerseys: 0, segments: 0 })).toEqual([]);
  });
});
