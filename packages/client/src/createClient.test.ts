import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './createClient.ts';
import type { OtryvError } from './OtryvError.ts';

type Step = () => Response | Promise<Response>;

/** Creates a client whose requests run through these steps in order, and records what it sends. */
function aClient(steps: Step[], options: { retries?: number; cachedResponses?: number; key?: string } = {}) {
  const sent: { url: string; etag: string | null; key: string | null; atMs: number }[] = [];
  const client = createClient({
    baseUrl: 'https://otryv.example/',
    ...options,
    fetch: async (url, init) => {
      sent.push({
        url: new Request(url).url,
        etag: new Headers(init?.headers).get('if-none-match'),
        key: new Headers(init?.headers).get('otryv-key'),
        atMs: vi.getMockedSystemTime()?.getTime() ?? 0,
      });
      const step = steps.shift();
      if (!step) throw new Error('One request too many');
      return step();
    },
  });
  return { client, sent };
}

const json = (body: object, headers: Record<string, string> = {}, status = 200): Step => {
  const all = { 'content-type': 'application/json; charset=utf-8', ...headers };
  return () => new Response(JSON.stringify(body), { status, headers: all });
};
const rejection = (status: number, code: string, headers: Record<string, string> = {}) =>
  json({ code, message: 'Подождите.' }, headers, status);
const notModified: Step = () => new Response(null, { status: 304 });
const offline: Step = () => Promise.reject(new TypeError('fetch failed'));

describe('client', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** Settles a read, skipping its waits. */
  const endOf = async (read: Promise<unknown>) => {
    const end = read.then(
      (value) => ({ value }),
      (error: OtryvError) => ({
        name: error.name,
        code: error.code,
        status: error.status,
        retryAfterS: error.retryAfterS,
      }),
    );
    await vi.runAllTimersAsync();
    return end;
  };

  it('sends its key with every read, and no header without a key', async () => {
    const [keyed, plain] = [aClient([json({}), json({})], { key: 'otryv_pk_7' }), aClient([json({})])];
    await endOf(keyed.client.get('/api/riders'));
    await endOf(keyed.client.get('/api/riders'));
    await endOf(plain.client.get('/api/riders'));

    expect([...keyed.sent, ...plain.sent].map(({ key }) => key)).toEqual(['otryv_pk_7', 'otryv_pk_7', null]);
  });

  it('writes parameters into the path and the query, and reads JSON, text and pictures', async () => {
    const { client, sent } = aClient([
      json({ events: [] }),
      json({ events: [1] }),
      () => new Response('a;b', { headers: { 'content-type': 'text/csv; charset=utf-8' } }),
      () => new Response(new Uint8Array([1, 2]), { headers: { 'content-type': 'image/png' } }),
    ]);

    const list = await client.get('/api/race/events', { query: { started: false, search: 'а б', page: 2 } });
    const unfiltered = await client.get('/api/race/events', { query: { search: '', organizerId: undefined } });
    const csv = await client.get('/api/race/results/{id}/csv', { params: { id: 7 } });
    const picture = await client.get('/api/race/results/{id}/preview.png', { params: { id: 7 } });

    expect([list, unfiltered, csv, picture]).toEqual([{ events: [] }, { events: [1] }, 'a;b', new Uint8Array([1, 2])]);
    expect(sent.map(({ url }) => url)).toEqual([
      'https://otryv.example/api/race/events?started=false&search=%D0%B0+%D0%B1&page=2',
      'https://otryv.example/api/race/events',
      'https://otryv.example/api/race/results/7/csv',
      'https://otryv.example/api/race/results/7/preview.png',
    ]);
  });

  it('revalidates by ETag and returns the same object while nothing has changed', async () => {
    const { client, sent } = aClient([
      json({ a: 1 }, { etag: '"1"' }),
      notModified,
      json({ a: 2 }, { etag: '"2"' }),
      notModified,
    ]);
    const read = () => client.get('/api/race/events');

    const [first, second, third, fourth] = [await read(), await read(), await read(), await read()];

    expect(second).toBe(first);
    expect(fourth).toBe(third);
    expect(third).toEqual({ a: 2 });
    expect(sent.map(({ etag }) => etag)).toEqual([null, '"1"', '"1"', '"2"']);
  });

  it('keeps at most `cachedResponses` responses and drops the least recently used', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => json({ name }, { etag: `"${name}"` })) as [Step, Step, Step];
    // Unchanged: the cached response is read and not written.
    const { client, sent } = aClient([a, b, notModified, c, notModified, b], { cachedResponses: 2 });

    for (const id of [1, 2, 1, 3, 1, 2]) await client.get('/api/race/results/{id}', { params: { id } });

    expect(sent.map(({ etag }) => etag)).toEqual([null, null, '"a"', null, '"a"', null]);
  });

  it("retries transient failures with growing delays, or when the API's `Retry-After` allows", async () => {
    const lost = aClient([offline, () => new Response('Bad gateway', { status: 502 }), json({ ok: true })]);
    const busy = aClient([rejection(429, 'too_many_requests', { 'retry-after': '7' }), json({ ok: true })]);

    const ends = [await endOf(lost.client.get('/api/health')), await endOf(busy.client.get('/api/health'))];

    expect(ends).toEqual([{ value: { ok: true } }, { value: { ok: true } }]);
    expect(lost.sent.map(({ atMs }) => atMs)).toEqual([0, 500, 1500]);
    expect((busy.sent[1]?.atMs ?? 0) - (busy.sent[0]?.atMs ?? 0)).toBe(7000);
  });

  it.each([
    { why: 'the number of its tries', steps: [offline, offline, offline], end: { code: 'network', status: 0 } },
    {
      why: 'a refusal that lasts',
      steps: [rejection(404, 'event_not_found')],
      end: { code: 'event_not_found', status: 404 },
    },
    {
      why: "a refusal that is not the API's",
      steps: [() => new Response('<h1>Forbidden</h1>', { status: 403 })],
      end: { code: 'network', status: 403 },
    },
    {
      why: 'a wait of a minute',
      steps: [rejection(503, 'overloaded', { 'retry-after': '60' })],
      end: { code: 'overloaded', status: 503, retryAfterS: 60 },
    },
    {
      why: 'a body that is cut short',
      steps: [() => new Response('{"a":', { headers: { 'content-type': 'application/json' } })],
      end: { code: 'network', status: 200 },
    },
  ])('gives up after $why', async ({ steps, end }) => {
    const { client, sent } = aClient(steps);
    const tries = steps.length;

    expect(await endOf(client.get('/api/race/results/{id}', { params: { id: 7 } }))).toEqual({
      name: 'OtryvError',
      retryAfterS: null,
      ...end,
    });
    expect(sent).toHaveLength(tries);
  });

  it("rejects with the signal's reason when a wait is aborted", async () => {
    const { client, sent } = aClient([offline, json({})]);
    const controller = new AbortController();
    const read = client.get('/api/health', { signal: controller.signal }).catch((error: unknown) => error);

    await vi.advanceTimersByTimeAsync(100);
    controller.abort('closed');
    await vi.runAllTimersAsync();

    expect(await read).toBe('closed');
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a success', [json({})]],
    ['retries', [offline, rejection(503, 'overloaded'), json({})]],
    ['an error', [rejection(404, 'event_not_found')]],
    ['the last retry', [offline, offline, offline]],
    ['an aborted wait', [offline, json({})]],
  ])('leaves no listener on the signal after %s', async (end, steps) => {
    const { client } = aClient(steps);
    const controller = new AbortController();
    const read = endOf(client.get('/api/health', { signal: controller.signal }));
    if (end === 'an aborted wait') controller.abort('closed');
    await read;

    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  it('fetches the pages of a list lazily', async () => {
    const page = (name: string, nextCursor: string | null) => json({ events: [{ name }], nextCursor });
    const { client, sent } = aClient([page('a', 'one'), page('b', 'two'), page('c', null)]);
    const names: string[] = [];

    for await (const { events } of client.pages('/api/race/events', { query: { docsOnPage: 1 } })) {
      names.push(...events.map(({ name }) => name));
      expect(sent).toHaveLength(names.length);
    }

    expect(names).toEqual(['a', 'b', 'c']);
    expect(sent.map(({ url }) => new URL(url).search)).toEqual(
      ['', '&cursor=one', '&cursor=two'].map((cursor) => `?docsOnPage=1${cursor}`),
    );
  });

  it('stops after one page where a portal has no cursors', async () => {
    const { client, sent } = aClient([json({ events: [], quantityPages: 2 })], { retries: 0 });

    const pages: unknown[] = [];
    for await (const page of client.pages('/api/race/events')) pages.push(page);

    expect(pages).toEqual([{ events: [], quantityPages: 2 }]);
    expect(sent).toHaveLength(1);
  });

  it('compiles only for open reads with their required arguments', () => {
    const { client } = aClient([]);
    const calls = [
      // @ts-expect-error The number of the race is required.
      () => client.get('/api/race/results/{id}'),
      // @ts-expect-error The endpoint requires a session.
      () => client.get('/api/race/events/{id}/eligibility', { params: { id: 7 } }),
      // @ts-expect-error The path holds a secret.
      () => client.get('/api/calendars/{token}/my.ics', { params: { token: 'a' } }),
      // @ts-expect-error The endpoint is not paginated.
      () => client.pages('/api/health'),
    ];

    expect(calls).toHaveLength(4);
  });
});
