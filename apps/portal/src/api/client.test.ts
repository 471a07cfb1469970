import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anEventList } from '../testing/anEvent.ts';
import { answers, breaks, isDown } from '../testing/answers.ts';
import { servePortal } from '../testing/portalServer.ts';
import { ApiError, addressOf, read } from './client.ts';

const path = '/api/race/events';
const server = servePortal(answers(path, anEventList([])));
const failure = () => read(path, path).catch((error: unknown) => error);

describe('addressOf', () => {
  it('fills the path and writes the rest as a query, without what is not told', () => {
    expect(addressOf('/api/race/events/{id}', { params: { id: 7 } })).toBe('/api/race/events/7');
    expect(addressOf(path, { query: { started: false, page: 2, search: '', organizerId: undefined } })).toBe(
      '/api/race/events?started=false&page=2',
    );
  });

  it('lets no address escape from its place', () => {
    expect(addressOf('/api/race/events/{id}', { params: { id: '../admin?x=1' } })).toBe(
      '/api/race/events/..%2Fadmin%3Fx%3D1',
    );
    expect(addressOf(path, { query: { search: 'а&б=в' } })).toBe('/api/race/events?search=%D0%B0%26%D0%B1%3D%D0%B2');
  });
});

describe('read', () => {
  it('gives what the API answers', async () => {
    await expect(read(path, path)).resolves.toEqual(anEventList([]));
  });

  it('fails with the code and the sentence of the server', async () => {
    server.use(isDown(path));

    expect(await failure()).toMatchObject({
      code: 'database_unavailable',
      message: 'База данных сейчас не отвечает. Данные целы, повторите через несколько секунд.',
      status: 503,
    });
  });

  it('says Network Error when there is no connection', async () => {
    server.use(breaks(path));

    expect(await failure()).toMatchObject({ code: 'network', message: 'Network Error', status: 0 });
  });

  it.each([
    { what: 'an error page of a proxy', answer: () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }) },
    { what: 'a page in place of data', answer: () => HttpResponse.html('<!doctype html>') },
    { what: 'an empty answer', answer: () => new HttpResponse(null, { status: 200 }) },
    { what: 'null', answer: () => HttpResponse.json(null) },
    { what: 'a refusal in another shape', answer: () => HttpResponse.json({ error: 'x' }, { status: 500 }) },
  ])('says Network Error for $what', async ({ answer }) => {
    server.use(http.get(`*${path}`, answer));

    const error = await failure();

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'network', message: 'Network Error' });
  });
});
