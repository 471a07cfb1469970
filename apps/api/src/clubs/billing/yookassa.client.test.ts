import { afterEach, describe, expect, it } from 'vitest';
import { type StandIn, type StandInRequest, type StandInResponse, startStandIn } from '../../testing/stand-in-game.ts';
import { YooKassaClient, YooKassaRefused } from './yookassa.client.ts';

const secretKey = 'test_secret';
const keyOf = ({ headers }: StandInRequest) => String(headers['idempotence-key']);

describe('the YooKassa client', () => {
  let server: StandIn;
  afterEach(() => server.close());

  const start = async (respond: (request: StandInRequest) => StandInResponse) => {
    server = await startStandIn(respond);
    const shop = { url: server.base.slice(0, -1), shopId: '100500', secretKey, requestsPerSecond: 1000 };
    return new YooKassaClient(shop, 1);
  };

  it('authenticates requests as the shop, and sends the key of a payment', async () => {
    const client = await start(() => ({ body: { id: 'one' } }));

    expect(await client.post('/payments', 'order-1', {})).toEqual({ id: 'one' });
    expect(
      server.asked.map(({ method, url, headers }) => [method, url, headers.authorization, headers['idempotence-key']]),
    ).toEqual([['POST', '/payments', `Basic ${btoa(`100500:${secretKey}`)}`, 'order-1']]);
  });

  it('retries requests without an outcome with the same key, at most three times, and nothing else', async () => {
    const answers: Readonly<Record<string, StandInResponse[]>> = {
      'a server error': [{ status: 500 }, { body: 'made' }],
      'a broken connection': ['cut', { body: 'made' }],
      'too many requests': [{ status: 429 }, { body: 'made' }],
      'an error that stays': [{ status: 503 }, { status: 502 }, { status: 500 }, { body: 'made' }],
      'an error of the request': [{ status: 400, body: { type: 'error', code: 'invalid_request' } }, { body: 'made' }],
      'a page': [{ text: '<html>' }, { body: 'made' }],
      'a redirect': [{ status: 302, headers: { location: '/elsewhere' }, body: {} }, { body: 'made' }],
    };
    const left = new Map(Object.entries(answers).map(([key, given]) => [encodeURIComponent(key), [...given]]));
    const client = await start((request) => left.get(keyOf(request))?.shift() ?? 'cut');

    const outcomes = await Promise.all(
      Object.keys(answers).map(async (name) => {
        const key = encodeURIComponent(name);
        const outcome = await client.post('/payments', key, {}).catch((error: Error) => {
          return error instanceof YooKassaRefused ? `refused: ${error.message}` : error.message;
        });
        return [name, outcome, server.asked.filter((request) => keyOf(request) === key).length];
      }),
    );

    expect(outcomes).toEqual([
      ['a server error', 'made', 2],
      ['a broken connection', 'made', 2],
      ['too many requests', 'made', 2],
      ['an error that stays', 'status 500', 3],
      ['an error of the request', 'refused: invalid_request', 1],
      ['a page', 'no JSON', 1],
      ['a redirect', 'status 302', 1],
    ]);
  });

  it('reads all pages of objects created since a moment', async () => {
    const client = await start(({ url }) => {
      const isSecond = new URLSearchParams(url.split('?')[1]).get('cursor') === 'second';
      return { body: { type: 'list', items: [isSecond ? 2 : 1], ...(!isSecond && { next_cursor: 'second' }) } };
    });

    expect(await client.listMadeSince('refunds', new Date('2026-11-20T00:00:00Z'))).toEqual([1, 2]);
    expect(server.asked.map(({ url }) => url)).toEqual([
      '/refunds?created_at.gte=2026-11-20T00%3A00%3A00.000Z&limit=100',
      '/refunds?created_at.gte=2026-11-20T00%3A00%3A00.000Z&limit=100&cursor=second',
    ]);
  });
});
