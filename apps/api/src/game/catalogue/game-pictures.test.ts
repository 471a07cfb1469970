import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { jerseys, routes } from '@otryv/contract/schemas';
import { type Simulator, startSimulator } from '@otryv/game-simulator';
import type { Connection } from 'mongoose';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '../../kernel/clock.ts';
import { FileStore } from '../../kernel/files/file-store.ts';
import { OrphanFiles } from '../../kernel/files/orphan-files.ts';
import { Outbox } from '../../kernel/outbox/outbox.ts';
import { dayMs } from '../../kernel/time-units.ts';
import { emptyDatabase, startApi, startBeside } from '../../testing/start-api.ts';
import { ANCHOR } from '../../testing/start-race-world.ts';
import { CatalogueService } from './catalogue.service.ts';
import { GameFileUnavailable } from './game-files.ts';
import { GamePictures } from './game-pictures.ts';

interface Response {
  status?: number;
  body?: Buffer;
}

/** Starts an image host that returns the given responses. */
async function startHost() {
  const host = { asked: [] as string[], respond: (_path: string): Response => ({ status: 404 }), base: '' };
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '';
    host.asked.push(path);
    const reply = host.respond(path);
    response.writeHead(reply.status ?? 200).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/zc`;
  return { host, close: () => server.close() };
}

const blue = { r: 10, g: 60, b: 200 };
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: blue } })
    .png()
    .toBuffer();

async function served(app: NestFastifyApplication) {
  const read = async (path: string) => (await app.inject({ url: `/api/assets/${path}` })).json();
  const all = [...routes.parse(await read('routes/all')).data, ...jerseys.parse(await read('jerseys')).data];
  return all.flatMap(({ imageUrl }) => imageUrl ?? []);
}

describe('game images', () => {
  let app: NestFastifyApplication;
  let close: () => void;
  let host: Awaited<ReturnType<typeof startHost>>['host'];
  let picture: Buffer;
  let now = ANCHOR;
  beforeAll(async () => {
    ({ host, close } = await startHost());
    picture = await png(500, 250);
    app = await startApi({ GAME_PICTURES_URL: host.base });
    app.get(Clock).now = () => now;
  });
  beforeEach(async () => {
    await emptyDatabase(app);
    app.get(CatalogueService).useImages(new Map());
    host.asked = [];
    host.respond = () => ({ body: picture });
    now = ANCHOR;
  });
  afterAll(async () => {
    await app.close();
    close();
  });
  const run = () =>
    app
      .get(GamePictures)
      .fetch()
      .then(
        () => 'done',
        () => 'failed',
      );

  it('are requested by the names of the catalogue, once each, and served resized from our own address', async () => {
    const beside = await startBeside(app, { GAME_PICTURES_URL: host.base });
    await run();
    await run();
    const urls = await served(app);
    const file = await app.inject({ url: urls[0] ?? '' });
    const { width, format } = await sharp(file.rawPayload).metadata();
    const known = await app.inject({ url: urls[0] ?? '', headers: { 'if-none-match': String(file.headers.etag) } });

    expect(host.asked.filter((path) => !/^\/zc\/(ROUTES|JERSEYS)\/[\w-]+\.png$/.test(path))).toEqual([]);
    expect(host.asked).toHaveLength(120);
    expect(new Set(host.asked).size).toBe(120);
    expect({ width, format }).toEqual({ width: 480, format: 'webp' });
    expect(file.headers['cache-control']).toContain('immutable');
    expect(known.statusCode).toBe(304);
    expect(urls.filter((url) => !/^\/files\/game-(route|jersey)-[0-9a-f]{16}-small\.webp$/.test(url))).toEqual([]);
    await expect.poll(() => served(beside)).toEqual(urls);
    await beside.close();
  });

  it('are absent if the host has none or something else, and are requested again after a day', async () => {
    const big = Buffer.concat([await png(10, 10), Buffer.alloc(3 * 1024 * 1024)]);
    const wide = await png(6001, 1);
    const useless: Response[] = [
      { status: 404 },
      { status: 410 },
      { status: 403 },
      { body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>') },
      { body: picture.subarray(0, 60) },
      { body: big },
      { body: wide },
      { body: Buffer.alloc(0) },
    ];
    host.respond = () => useless[host.asked.length % useless.length] ?? { status: 500 };
    const asked = async () => {
      host.asked = [];
      expect(await run()).toBe('done');
      return host.asked;
    };
    const first = await asked();
    const next = await asked();
    now = new Date(ANCHOR.getTime() + dayMs - 1);
    const soon = new Set(await asked());
    now = new Date(ANCHOR.getTime() + dayMs);
    const later = await asked();

    expect(await served(app)).toEqual([]);
    expect([first, next].map((paths) => paths.some((path) => soon.has(path)))).toEqual([false, false]);
    expect(later).toEqual(first);
  });

  it('are skipped until the next run if the host fails, which continues with the next one', async () => {
    host.respond = () => ({ status: 500 });
    const outcomes = [await run(), await run()];

    expect(outcomes).toEqual(['failed', 'failed']);
    expect(new Set(host.asked).size).toBe(2);
    expect(await served(app)).toEqual([]);
  });

  it('are requested no longer in a run once the host has refused five in a row', async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    host.respond = () => (host.asked.length === 5 ? { body: picture } : { status: 403 });
    const outcome = await run();
    const said = warn.mock.calls.map(([sentence]) => String(sentence));
    warn.mockRestore();

    expect([outcome, host.asked.length, await served(app)]).toEqual(['done', 10, [expect.any(String)]]);
    expect(said.filter((sentence) => sentence.includes('refused 5 in a row'))).toHaveLength(1);
  });

  it("are announced if some are new, later if that fails, without losing the host's failure", async () => {
    const announced = () =>
      app
        .get<Connection>(getConnectionToken())
        .collection('outbox')
        .countDocuments({ kind: 'catalogue.picturesStored' });
    const fetchPictures = () =>
      app
        .get(GamePictures)
        .fetch()
        .catch((error: unknown) => error);
    const away = () => ({ status: 500 });
    host.respond = away;
    await fetchPictures();
    const counts = [await announced()];
    host.respond = () => (host.asked.length > 3 ? away() : { body: picture });
    const write = vi.spyOn(app.get(Outbox), 'write').mockRejectedValueOnce(new Error('No database.'));
    const failure = await fetchPictures();
    counts.push(await announced());
    host.respond = away;
    await fetchPictures();
    counts.push(await announced());
    await fetchPictures();
    counts.push(await announced());
    write.mockRestore();

    expect(failure).toBeInstanceOf(GameFileUnavailable);
    expect(counts).toEqual([0, 0, 1, 1]);
  });

  it('change the catalogue only if an address changes', () => {
    const catalogue = new CatalogueService();
    const addresses: [string, string][][] = [
      [],
      [['route/A', '/a']],
      [['route/A', '/a']],
      [['route/A', '/b']],
      [['route/B', '/b']],
      [],
    ];

    const versions = addresses.map((images) => {
      catalogue.useImages(new Map(images));
      return catalogue.version;
    });

    expect(versions).toEqual([0, 1, 1, 2, 3, 4]);
  });

  it('stay while the catalogue references them', async () => {
    await run();
    const [url = ''] = await served(app);
    now = new Date(ANCHOR.getTime() + 400 * dayMs);
    await app.get(OrphanFiles).sweep();

    expect(await app.get(FileStore, { strict: false }).read(url.replace('/files/', ''))).not.toBeNull();
  });

  it('are neither fetched nor shown when disabled', async () => {
    await run();
    const off = await startBeside(app);
    await off.get(GamePictures).fetch();
    const urls = await served(off);
    await off.close();

    expect(urls).toEqual([]);
    expect(host.asked).toHaveLength(60);
  });
});

describe('the images of the simulator', () => {
  let simulator: Simulator;
  let app: NestFastifyApplication;
  beforeAll(async () => {
    simulator = await startSimulator({ anchor: ANCHOR });
    app = await startApi({ GAME_PICTURES_URL: simulator.picturesUrl });
  });
  afterAll(async () => {
    await app.close();
    await simulator.close();
  });

  it('match the catalogue', async () => {
    await app.get(GamePictures).fetch();
    const jersey = app
      .get(CatalogueService)
      .listPictures()
      .find(({ kind }) => kind === 'jersey');
    const address = (name = '') => `${simulator.picturesUrl}JERSEYS/${name}`;
    const statuses = [await fetch(address(jersey?.name)), await fetch(address('Stranger_thumb.png'))];

    expect((await served(app)).length).toBeGreaterThan(50);
    expect(statuses.map(({ status }) => status)).toEqual([200, 404]);
  });
});
