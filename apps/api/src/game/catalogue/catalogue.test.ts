import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { jerseys, routes, worlds } from '@otryv/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api.ts';

describe('/api/assets', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());
  const ask = (path: string) => app.inject({ url: `/api/assets/${path}` });

  it('lists every route once, with unknown fields blank', async () => {
    const { data } = routes.parse((await ask('routes/all')).json());

    expect(data.length).toBeGreaterThan(200);
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
  });

  it("has the start pockets of every route: the game's if they are not the usual ones", async () => {
    const { data } = routes.parse((await ask('routes/all')).json());
    const pocketsByRoute: Record<string, string> = {
      'lady-liberty': '1,2,3,4',
      'rolling-highlands': '6,7,8,9',
      'mayan-san-remo': '6,7,8,9',
      'sacre-bleu': '9,10,11,12',
      'prospect-park-loop': '11,12,13,14',
      'electric-break': '16,17,18,19',
      'repack-rush': '19,20',
      'tides-and-temples': '21,22,23,24',
      'jons-route': '101,102,103,104',
      'may-field': '116',
    };
    const known = data.filter(({ slug }) => slug in pocketsByRoute);

    expect(Object.fromEntries(known.map(({ slug, eventPaddocks }) => [slug, eventPaddocks]))).toEqual(pocketsByRoute);
    expect(data.filter(({ eventPaddocks }) => eventPaddocks !== '1,2,3,4')).toHaveLength(135);
    expect(data.filter(({ eventPaddocks }) => !/^\d+(,\d+)*$/.test(eventPaddocks))).toEqual([]);
  });

  it('returns the requested routes, each once, and omits unknown numbers', async () => {
    const [first, second] = routes.parse((await ask('routes/all')).json()).data;

    const { data } = routes.parse((await ask(`routes?ids=[${second?.id},1,${first?.id}, ${first?.id}]`)).json());

    expect(data.map(({ id }) => id)).toEqual([second?.id, first?.id]);
  });

  it('rejects malformed ids with a message', async () => {
    const queries = [
      '',
      '?ids=',
      '?ids=[]',
      '?ids=1',
      '?ids=[a]',
      '?ids=[1,]',
      '?ids=[-1]',
      '?ids=[1]&ids=[2]',
      '?ids[$ne]=1',
    ];
    const answers = await Promise.all(
      queries.map(async (query) => {
        const { statusCode, json } = await ask(`routes${query}`);
        return { query, statusCode, code: json().code, isInWords: /[а-я]/.test(json().fields?.ids) };
      }),
    );

    expect(answers).toEqual(
      queries.map((query) => ({ query, statusCode: 400, code: 'request_invalid', isInWords: true })),
    );
  });

  it('returns 404 if all numbers are unknown', async () => {
    const { statusCode, json } = await ask('routes?ids=[1,2]');

    expect([statusCode, json().code]).toEqual([404, 'route_not_found']);
  });

  it('contains every jersey with a name once, ordered by name', async () => {
    const { data } = jerseys.parse((await ask('jerseys')).json());
    const names = data.map(({ name }) => name);

    expect(data).toContainEqual({ id: 3090729076, name: 'Z Racing A', imageUrl: null });
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  it('responds 304 for cached jerseys', async () => {
    const { etag } = (await ask('jerseys')).headers;
    const again = await app.inject({ url: '/api/assets/jerseys', headers: { 'if-none-match': String(etag) } });

    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('lists every world', async () => {
    const { data } = worlds.parse((await ask('worlds')).json());

    expect(data.map(({ slug }) => slug)).toContain('watopia');
  });
});
