import { HttpResponse, http } from 'msw';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { anEventList } from '../../testing/anEvent.ts';
import { servePortal } from '../../testing/portalServer.ts';
import { failConnection, respondUnavailable, respondWith } from '../../testing/respondWith.ts';
import { aRider, type RiderEndpoint, riderPath } from '../../testing/riderEndpoints.ts';
import { ApiError, networkError } from '../http/ApiError.ts';
import { call, createCall, urlOf } from './client.ts';

const path = '/api/race/events';
const server = servePortal(respondWith(path, anEventList([])));
const callRiders = createCall<RiderEndpoint>();
const failure = () => call('GET', path).catch((error: unknown) => error);

describe('urlOf', () => {
  it('fills the path and writes the other parameters as a query, omitting undefined ones', () => {
    expect(urlOf('/api/race/events/{id}', { params: { id: 7 } })).toBe('/api/race/events/7');
    expect(urlOf(path, { query: { started: false, page: 2, search: '', organizerId: undefined } })).toBe(
      '/api/race/events?started=false&page=2',
    );
  });

  it('prevents parameters from escaping their path segment', () => {
    expect(urlOf('/api/race/events/{id}', { params: { id: '../admin?x=1' } })).toBe(
      '/api/race/events/..%2Fadmin%3Fx%3D1',
    );
    expect(urlOf(path, { query: { search: 'а&б=в' } })).toBe('/api/race/events?search=%D0%B0%26%D0%B1%3D%D0%B2');
  });
});

describe('call', () => {
  it("returns the API's response", async () => {
    await expect(call('GET', path)).resolves.toEqual(anEventList([]));
  });

  it("rejects with the server's code and message", async () => {
    server.use(respondUnavailable(path));

    expect(await failure()).toMatchObject({
      code: 'database_unavailable',
      message: 'База данных сейчас не отвечает. Данные целы, повторите через несколько секунд.',
      status: 503,
    });
  });

  it('rejects with Network Error when there is no connection', async () => {
    server.use(failConnection(path));

    expect(await failure()).toMatchObject({ code: 'network', message: 'Network Error', status: 0 });
  });

  it.each([
    { what: 'an error page of a proxy', response: () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }) },
    { what: 'a page in place of data', response: () => HttpResponse.html('<!doctype html>') },
    { what: 'an empty answer', response: () => new HttpResponse(null, { status: 200 }) },
    { what: 'null', response: () => HttpResponse.json(null) },
    { what: 'a refusal in another shape', response: () => HttpResponse.json({ error: 'x' }, { status: 500 }) },
  ])('rejects with Network Error for $what', async ({ response }) => {
    server.use(http.get(`*${path}`, response));

    const error = await failure();

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'network', message: 'Network Error' });
  });

  it('sends the body as JSON, with its method and its path parameters', async () => {
    let sent: Request | undefined;
    server.use(
      http.put('*/api/riders/:id', ({ request }) => {
        sent = request.clone();
        return HttpResponse.json(aRider, { status: 201 });
      }),
    );

    await expect(callRiders('PUT', riderPath, { params: { id: 7 }, body: { name: 'Тимур' } })).resolves.toEqual(aRider);

    expect(new URL(sent?.url ?? '').pathname).toBe('/api/riders/7');
    expect(sent?.headers.get('content-type')).toBe('application/json');
    expect(await sent?.json()).toEqual({ name: 'Тимур' });
  });

  it('sends a form unchanged', async () => {
    let type = '';
    server.use(
      http.post('*/api/riders/:id', ({ request }) => {
        type = request.headers.get('content-type') ?? '';
        return HttpResponse.json(aRider);
      }),
    );
    const body = new FormData();
    body.set('picture', new Blob(['x']));

    await callRiders('POST', riderPath, { params: { id: 7 }, body });

    expect(type).toMatch(/^multipart\/form-data; ?boundary=/);
  });

  it('resolves to undefined for an empty response', async () => {
    server.use(http.delete('*/api/riders/7', () => new HttpResponse(null, { status: 204 })));

    await expect(callRiders('DELETE', riderPath, { params: { id: 7 } })).resolves.toBeUndefined();
  });

  it('accepts only the methods, paths and parameters of the contract', () => {
    const _wrong = () => [
      // @ts-expect-error The contract has no such path.
      call('GET', '/api/nothing'),
      // @ts-expect-error The list of events has no DELETE.
      call('DELETE', path),
      // @ts-expect-error An event has a number.
      call('GET', '/api/race/events/{id}'),
      // @ts-expect-error The parameter is called id.
      call('GET', '/api/race/events/{id}', { params: { eventId: 5 } }),
      // @ts-expect-error The list has no such filter.
      call('GET', path, { query: { colour: 'red' } }),
      // @ts-expect-error A rider has a name.
      callRiders('PUT', riderPath, { params: { id: 7 }, body: {} }),
      // @ts-expect-error DELETE has no body.
      callRiders('DELETE', riderPath, { params: { id: 7 }, body: { name: 'Тимур' } }),
    ];

    expectTypeOf(callRiders<'PUT', typeof riderPath>).returns.resolves.toEqualTypeOf<{ id: number; name: string }>();
  });
});

it('treats only permanent errors as final', () => {
  const kinds = [0, 400, 401, 403, 404, 409, 500].map((status) => {
    const { isMissing, isForbidden, isFinal } = networkError(status);
    return [status, isMissing, isForbidden, isFinal];
  });

  expect(kinds).toEqual([
    [0, false, false, false],
    [400, true, false, true],
    [401, false, false, false],
    [403, false, true, true],
    [404, true, false, true],
    [409, false, false, false],
    [500, false, false, false],
  ]);
});
