import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { eventDetails, jerseys, routes } from '@otryv/contract/schemas';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Clock } from '../../kernel/clock.ts';
import { EventSync } from '../../racing/results/decide/event-sync.service.ts';
import { type StandIn, type StandInResponse, startStandIn, tokenResponse } from '../../testing/stand-in-game.ts';
import { emptyDatabase, startApi } from '../../testing/start-api.ts';
import { ANCHOR, type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { CatalogueService } from './catalogue.service.ts';
import { CatalogueRefresh } from './catalogue-refresh.ts';

const groups = z.object({ eventSubgroups: z.array(z.looseObject({})) });
const redRockRidge = 3_900_000_001;
const liminalLoop = 3_900_000_002;

// A race on a new route is stored first, and the game lists the route later.
describe('the game catalogue', { shuffle: false }, () => {
  const race = 5_100_013;
  let world: RaceWorld;
  beforeAll(async () => {
    world = await startRaceWorld();
    await rideOn(redRockRidge);
    await world.add(race);
  });
  afterAll(() => world.close());

  const rideOn = async (routeId: number) => {
    const response = await fetch(`${world.simulator.controlUrl}events/${race}`);
    const { eventSubgroups } = groups.parse(await response.json());
    const moved = eventSubgroups.map((group) => ({ ...group, routeId, laps: 2, distanceInMeters: 0 }));
    await world.control(`events/${race}`, { routeId, eventSubgroups: moved });
  };
  const distances = async () => {
    const { json } = await world.app.inject({ url: `/api/race/events/${race}` });
    const { eventSubgroups } = eventDetails.parse(json()).event;
    return eventSubgroups.map(({ distanceSummary }) => distanceSummary?.distanceInKilometers ?? null);
  };
  const read = async (app = world.app) => {
    const get = async (path: string) => (await app.inject({ url: `/api/assets/${path}` })).json();
    return { routes: routes.parse(await get('routes/all')).data, jerseys: jerseys.parse(await get('jerseys')).data };
  };

  it('has new routes with their pockets from the first refresh on, in every process, along with its previous data', async () => {
    const beside = await world.startBeside();
    const before = await read();
    await world.app.get(CatalogueRefresh).refreshFromGame();
    await world.app.get(CatalogueRefresh).refreshFromDictionary();
    const after = await read();

    expect(after.routes.slice(0, before.routes.length)).toEqual(before.routes);
    expect(after.jerseys).toEqual(before.jerseys);
    expect(after.routes.slice(before.routes.length)).toMatchObject([
      { id: liminalLoop, world: 'watopia', eventPaddocks: '21,22,23,24', lap: true, sports: ['running', 'cycling'] },
      { id: redRockRidge, world: 'watopia', eventPaddocks: '101,102,103,104', distance: 13.4, leadInDistance: 0.6 },
    ]);
    await expect.poll(() => read(beside)).toEqual(after);
    const readAt = expect.any(Date);
    expect(await beside.get(CatalogueRefresh).readTimes()).toEqual([
      { source: 'dictionary', readAt },
      { source: 'game', readAt },
    ]);
    await beside.close();
  });

  it('returns the distance of a race on a new route', async () => {
    const before = await distances();
    await world.app.get(EventSync).sync(race);

    expect(before).toEqual(before.map(() => null));
    expect(await distances()).toEqual(before.map(() => 27.4));
  });

  it('is restored after a restart', async () => {
    const fresh = await world.startBeside();
    const started = await read(fresh);
    await fresh.close();

    expect(started).toEqual(await read());
  });
});

describe('a response unusable for the catalogue', () => {
  let standIn: StandIn;
  let app: NestFastifyApplication;
  let answer: StandInResponse;
  beforeAll(async () => {
    standIn = await startStandIn(({ url }) => (url.startsWith('/auth/') ? tokenResponse('token') : answer));
    app = await startApi({
      GAME_AUTH_URL: `${standIn.base}auth/`,
      GAME_API_URL: `${standIn.base}api/`,
      GAME_DICTIONARY_URL: `${standIn.base}dictionary.xml`,
      GAME_USERNAME: 'bot@otryv.example',
      GAME_PASSWORD: 'pw',
      GAME_RETRY_WAIT_MS: '1',
    });
    app.get(Clock).now = () => ANCHOR;
  });
  afterAll(async () => {
    await app.close();
    await standIn.close();
  });
  beforeEach(() => emptyDatabase(app));

  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  const info = (count: number) => ({
    body: {
      maps: [{ name: 'WATOPIA', routes: numbers(count).map((id) => ({ id, name: `R${id}`, distanceInMeters: 9000 })) }],
      jerseys: numbers(count).map((id) => ({ id, name: `J${id}` })),
      segments: numbers(count).map((id) => ({ id })),
    },
  });
  const elements = (count: number, name: string) =>
    `<${name}S>${numbers(count)
      .map((id) => `<${name} signature="${id}" eventPaddocks="6,7"/>`)
      .join('')}</${name}S>`;
  const dictionary = (count: number) => ({
    text: `<GameDictionary>${elements(count, 'ROUTE')}${elements(count, 'JERSEY')}</GameDictionary>`,
  });
  const entries = async () => {
    const stored = await app.get<Connection>(getConnectionToken()).collection('foundCatalogues').find().toArray();
    return { stored, served: app.get(CatalogueService).listRoutes().data.length };
  };

  it.each([
    { source: 'the game', full: info, refresh: () => app.get(CatalogueRefresh).refreshFromGame() },
    { source: 'the dictionary', full: dictionary, refresh: () => app.get(CatalogueRefresh).refreshFromDictionary() },
  ])('from $source leaves everything unchanged', async ({ full, refresh }) => {
    const whole = full(2000);
    answer = whole;
    await refresh();
    const before = await entries();
    const useless: Record<string, StandInResponse> = {
      fewer: full(1799),
      none: full(0),
      'another shape': { body: { message: 'ok' } },
      'half of it': { text: JSON.stringify(full(2000)).slice(0, 900) },
      'a page': { text: '<!doctype html><title>Maintenance</title>', headers: { 'content-type': 'text/html' } },
      nothing: { text: '' },
      'not found': { status: 404, text: '' },
      broken: { status: 503, text: '' },
      redirected: { status: 302, headers: { location: `${standIn.base}elsewhere` } },
      cut: 'cut',
      'too much': {
        text: `${'text' in whole ? whole.text : JSON.stringify(whole.body)}${' '.repeat(16 * 1024 * 1024)}`,
      },
    };
    const kept: string[] = [];
    for (const [name, response] of Object.entries(useless)) {
      answer = response;
      const failure = await refresh().then(
        () => null,
        (error: unknown) => error,
      );
      if (failure instanceof Error && JSON.stringify(await entries()) === JSON.stringify(before)) kept.push(name);
      // A success in between: the queue's circuit breaker opens after many failures.
      answer = full(2000);
      await refresh();
    }
    answer = full(1801);
    await refresh();

    expect(kept).toEqual(Object.keys(useless));
    expect((await entries()).stored).toMatchObject([{ counts: { routes: 1801 }, found: { routes: { length: 2000 } } }]);
    expect(standIn.asked.filter(({ url }) => url.startsWith('/elsewhere'))).toEqual([]);
  });

  it("includes one smaller than the portal's catalogue at its first refresh", async () => {
    answer = info(300);
    await expect(app.get(CatalogueRefresh).refreshFromGame()).rejects.toThrow(/shrunk.*routes: 300, jerseys: 300/);
    answer = dictionary(300);
    await expect(app.get(CatalogueRefresh).refreshFromDictionary()).rejects.toThrow(/shrunk/);
  });

  it('is not requested without a configured source', async () => {
    const bare = await startApi();
    await bare.get(CatalogueRefresh).refreshFromGame();
    await bare.get(CatalogueRefresh).refreshFromDictionary();
    const readTimes = await bare.get(CatalogueRefresh).readTimes();
    await bare.close();

    expect([bare.get(CatalogueService).version, readTimes]).toEqual([0, []]);
  });

  it.each<{ source: string; variables: Record<string, string> }>([
    { source: 'dictionary', variables: { GAME_DICTIONARY_URL: 'https://game.example/dictionary.xml' } },
    { source: 'game', variables: { GAME_USERNAME: 'bot@otryv.example', GAME_PASSWORD: 'secret' } },
  ])('reports only the configured $source as never read', async ({ source, variables }) => {
    const configured = await startApi(variables);
    const readTimes = await configured.get(CatalogueRefresh).readTimes();
    await configured.close();

    expect(readTimes).toEqual([{ source, readAt: null }]);
  });
});
