import { getConnectionToken } from '@nestjs/mongoose';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ResultsImporter } from '../../racing/results/import/results.importer.ts';
import { ResultsService } from '../../racing/results/read/results.service.ts';
import type { StoredBytes } from '../../racing/results/records/protocols/protocols.repository.ts';
import { giveRights } from '../../testing/give-rights.ts';
import { type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { previewOfResults } from './preview.ts';
import { PreviewsService } from './previews.service.ts';

const race = 5_100_003;
const coming = 5_100_014;
let world: RaceWorld;
let account: number;

beforeAll(async () => {
  world = await startRaceWorld();
  await world.add(race);
  await world.add(coming);
  await world.app.get(ResultsImporter).importEvent(race, 'fast');
  const { results } = await world.protocol(race);
  account = Number(results.find(({ rankEvent }) => rankEvent === 2)?._id.split('.')[1]);
}, 60_000);
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.close());

const get = (id: number, query = '', headers: Record<string, string> = {}) =>
  world.app.inject({ url: `/api/race/results/${id}/preview.png${query}`, headers });
const previews = () => world.app.get(PreviewsService);

describe('a race image', () => {
  it.each([
    { title: 'a race with results', id: () => race, query: () => '' },
    { title: 'a row of it', id: () => race, query: () => `?row=${account}` },
    { title: 'a race to come', id: () => coming, query: () => '' },
  ])('is a PNG of 1200 × 630 below 100 kB for $title', async ({ id, query }) => {
    const { statusCode, headers, rawPayload } = await get(id(), query());
    const { format, width, height } = await sharp(rawPayload).metadata();

    expect([statusCode, headers['content-type'], format, width, height]).toEqual([200, 'image/png', 'png', 1200, 630]);
    expect(rawPayload.length).toBeLessThan(100_000);
  });

  it('is drawn once per content, however many concurrent requests, and not sent to clients that have it', async () => {
    const draw = vi.spyOn(previews(), 'draw');
    const { results } = await world.protocol(race);
    const third = `?row=${results.find(({ rankEvent }) => rankEvent === 3)?._id.split('.')[1]}`;
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => get(race, third)));
    const again = await get(race, third, { 'if-none-match': String(first?.headers.etag) });

    expect(first?.headers.etag).toMatch(/"/);
    expect(others.every(({ rawPayload }) => first?.rawPayload.equals(rawPayload))).toBe(true);
    expect([again.statusCode, again.rawPayload.length, draw.mock.calls.length]).toEqual([304, 0, 1]);
  });

  it('responds with a message when the queue is full', async () => {
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    vi.spyOn(previews(), 'draw').mockReturnValue(promise);
    const shown = await previews().getPreview(race, null);
    const of = vi.spyOn(previews(), 'getPreview');
    of.mockImplementation(async (_eventId, row) => ({ ...shown, name: `Race ${row}` }));
    const asked = Array.from({ length: 23 }, (_, index) => get(race, `?row=${index + 1}`));
    await expect.poll(() => of.mock.calls.length).toBe(23);
    resolve(Buffer.from('drawn'));
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode);

    expect(codes.filter((code) => code === 503)).toHaveLength(2);
  });

  it('returns 404 for an unknown race', async () => {
    const { statusCode, json } = await get(4);

    expect([statusCode, json().code]).toEqual([404, 'event_not_found']);
  });
});

describe('the content of an image', () => {
  it('is read once from the bytes of a protocol, and again when they change', async () => {
    const results = world.app.get(ResultsService);
    const bytes = (await results.findPublished(race)) as StoredBytes;
    const published = vi.spyOn(results, 'findPublished').mockResolvedValue({ ...bytes });
    const get = vi.spyOn(results, 'get');
    const first = await previews().getPreview(race, null);

    expect(await previews().getPreview(race, null)).toBe(first);
    expect(get).toHaveBeenCalledTimes(1);
    published.mockResolvedValue({ ...bytes, version: bytes.version + 1 });
    expect(await previews().getPreview(race, null)).toEqual(first);
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('names the winner of each group, and the row of the link with its rank as provisional', async () => {
    const { results, name } = await world.protocol(race);
    const second = results.find(({ rankEvent }) => rankEvent === 2);
    const shown = await previews().getPreview(race, account);

    expect(shown).toMatchObject({ name, status: 'Результаты предварительные' });
    expect(shown.podium.map(({ group, place }) => `${group}: ${place}`)).toEqual([
      'Группа C: 1 место',
      'Группа D: 1 место',
      'Группа E: 1 место',
    ]);
    expect(shown.row).toMatchObject({
      place: '2 место',
      certainty: 'предварительное',
      gap: expect.stringMatching(/^\+\d/),
    });
    expect(shown.row?.name).toBe(`${second?.profileData.firstName} ${second?.profileData.lastName}`);
  });

  it('names no group of a row without one', async () => {
    const event = await world.protocol(race);
    const results = event.results.map((row) => ({ ...row, disqualification: 'NO_GROUP' as const }));

    expect(previewOfResults({ event: { ...event, results }, routes: [] }, account).row?.group).toBe('');
  });

  it('shows only the race if the row of the link is not in the protocol', async () => {
    expect((await previews().getPreview(race, 1)).row).toBeNull();
  });

  it('shows the start of a coming race', async () => {
    expect(await previews().getPreview(coming, null)).toMatchObject({
      status: 'Старт',
      start: expect.stringContaining('МСК'),
      podium: [],
    });
  });

  it('is no longer provisional once the protocol is official', async () => {
    const judgeId = await addAccount(world.app, 'preview-judge');
    const event = await world.app.get(getConnectionToken()).collection('events').findOne({ gameId: race });
    giveRights(world.app, judgeId, { clubs: [event?.microserviceExternalResourceId ?? ''] });
    const judge = new TestBrowser(world.app);
    await judge.signIn('preview-judge', aPassword);
    const before = await get(race, `?row=${account}`);
    await previews().getPreview(race, null);
    await judge.send('PUT', `/api/race/results/${race}/state`, { state: 'official', reason: 'Проверено' });
    const after = await get(race, `?row=${account}`, { 'if-none-match': String(before.headers.etag) });

    expect((await previews().getPreview(race, account)).row).toMatchObject({
      place: '2 место',
      certainty: 'официальное',
    });
    expect((await previews().getPreview(race, null)).status).toBe('Результаты официальные');
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
    await judge.send('PUT', `/api/race/results/${race}/state`, { state: 'provisional', reason: 'Проверено' });
  });
});
