import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { raceResults } from '@otryv/contract/schemas';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pack } from '../../../kernel/http/bytes/pack.ts';
import { type RaceWorld, startRaceWorld } from '../../../testing/start-race-world.ts';
import { DecisionsService } from '../decide/decisions.service.ts';
import { ResultsImporter } from '../import/results.importer.ts';
import { ProtocolsRepository } from '../records/protocols/protocols.repository.ts';
import { ProtocolPublisher } from './protocol.publisher.ts';
import { ProtocolBytes } from './protocol-bytes.ts';

describe('GET /api/race/results/{id}', () => {
  let world: RaceWorld;
  const race = 5_100_012;

  beforeAll(async () => {
    world = await startRaceWorld();
    for (const id of [race, 5_100_013, 5_100_014]) await world.add(id);
    await world.app.get(ResultsImporter).importEvent(race, 'fast');
  });
  afterAll(() => world.close());

  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', app = world.app) =>
    app.inject({ method, url: `/api/race/results/${race}`, headers });
  const etagOf = async (headers: Record<string, string> = {}) => String((await get(headers)).headers.etag);
  const profiled = async (work: () => Promise<unknown>) => {
    const { db } = world.connection;
    await db
      ?.collection('system.profile')
      .drop()
      .catch(() => undefined);
    await db?.command({ profile: 2 });
    await work();
    await db?.command({ profile: 0 });
    const filter = {
      ns: { $not: /system|agenda|\$cmd/ },
      op: { $in: ['query', 'command', 'update', 'insert'] },
      'command.aggregate': { $exists: false },
    };
    return (await db?.collection('system.profile').find(filter).toArray()) ?? [];
  };
  const memoryIsOn = (app: NestFastifyApplication) =>
    vi.waitUntil(
      async () => {
        await get({}, 'GET', app);
        return (await profiled(() => get({}, 'GET', app))).length === 0;
      },
      { timeout: 10_000, interval: 100 },
    );

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const)('responds in %s with a distinct strong ETag, in the shape of the contract', async (coding, decode) => {
    const { headers, rawPayload, statusCode } = await get({ 'accept-encoding': coding });

    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    expect(headers.etag).toMatch(/^"[\w.]+"$/);
    expect(raceResults.parse(JSON.parse(decode(rawPayload).toString())).event.id).toBe(race);
  });

  it('assigns a different tag to every coding', async () => {
    const tags = await Promise.all(['br', 'gzip', 'identity'].map((coding) => etagOf({ 'accept-encoding': coding })));

    expect(new Set(tags).size).toBe(3);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['BR;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', 'identity'],
    ['brotli', 'identity'],
    ['', 'identity'],
  ])('treats «%s» as %s', async (accepted, coding) => {
    expect((await get({ 'accept-encoding': accepted })).headers['content-encoding']).toBe(coding);
  });

  it('responds 304 without a body to a reader who has the version, also in a list of tags', async () => {
    const etag = await etagOf({ 'accept-encoding': 'br' });

    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { statusCode, body, headers } = await get({ 'accept-encoding': 'br', 'if-none-match': known });
      expect([statusCode, body, headers.etag]).toEqual([304, '', etag]);
    }
    expect((await get({ 'accept-encoding': 'br', 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each(['%35100012', '510001%32', '5100012?a=%20'])(
    'responds to every spelling with the same bytes: %s',
    async (id) => {
      const { headers, statusCode } = await world.app.inject({
        url: `/api/race/results/${id}`,
        headers: { 'accept-encoding': 'br' },
      });

      expect([statusCode, headers.etag]).toEqual([200, await etagOf({ 'accept-encoding': 'br' })]);
    },
  );

  it('responds to HEAD with only the headers', async () => {
    const { statusCode, body, headers } = await get({ 'accept-encoding': 'br' }, 'HEAD');

    expect([statusCode, body]).toEqual([200, '']);
    expect(headers.etag).toBe(await etagOf({ 'accept-encoding': 'br' }));
    expect(Number(headers['content-length'])).toBeGreaterThan(1000);
  });

  it.each([
    ['77', 404, 'event_not_found'],
    ['5100014', 404, 'event_not_started'],
    ['abc', 400, 'request_invalid'],
    ['-1', 400, 'request_invalid'],
    ['0', 400, 'request_invalid'],
    ['1e3', 400, 'request_invalid'],
    ['9007199254740993', 400, 'request_invalid'],
    ['9'.repeat(20), 400, 'request_invalid'],
    ['%00', 400, 'request_invalid'],
    ['%E0%A4%A', 400, 'request_invalid'],
  ])('responds to %s with %d %s, as JSON', async (id, status, code) => {
    const { statusCode, json } = await world.app.inject({ url: `/api/race/results/${id}` });

    expect([statusCode, json().code]).toEqual([status, code]);
    expect(json().message).toMatch(/[а-я]/);
  });

  it('shows an empty protocol for a started race without results', async () => {
    expect(await world.protocol(5_100_013)).toMatchObject({ results: [], version: 0, isFinal: false, started: true });
  });

  it('reads the database once for cold bytes, by an index, and not at all for hot ones (P17)', async () => {
    const cold = await world.startBeside();
    const reads = await profiled(() => get({}, 'GET', cold));
    const becameHot = await memoryIsOn(cold);
    await cold.close();

    expect(reads.map(({ planSummary }) => planSummary)).toEqual([expect.stringMatching(/^IXSCAN/)]);
    expect(becameHot).toBe(true);
  });

  it('serves a new version immediately here, and soon in other processes', async () => {
    const other = await world.startBeside();
    await memoryIsOn(other);
    await memoryIsOn(world.app);
    const before = await etagOf();
    const [winner] = (await world.protocol(race)).results;

    await world.app
      .get(DecisionsService)
      .disqualify({ gameId: race, profileId: winner?.profileId ?? 0, label: 'DSQ', reason: null, author: 'Judge' });
    const here = await etagOf();
    await expect.poll(async () => (await get({}, 'GET', other)).headers.etag, { timeout: 10_000 }).toBe(here);
    await other.close();

    expect(here).not.toBe(before);
  });

  it('compresses a final protocol more, with the same content', async () => {
    const loose = await world.protocol(race);
    const size = (await get({ 'accept-encoding': 'br' })).rawPayload.length;

    await world.app.get(ResultsImporter).importEvent(race, 'full');

    const protocols = await world.connection
      .collection('protocols')
      .find({ eventId: race })
      .sort({ version: -1 })
      .toArray();
    const final = await world.protocol(race);
    expect(protocols[0]).toMatchObject({ quality: 11, version: final.version });
    expect(final.isFinal).toBe(true);
    expect(loose.results.length).toBeLessThanOrEqual(final.results.length);
    expect(size).toBeGreaterThan(1000);
  });

  it('assigns a new tag to recompressed bytes; the same content in other codings keeps its tag', async () => {
    const { version } = await world.protocol(race);
    const loose = { bytes: await pack((await get({ 'accept-encoding': 'identity' })).body, 5), quality: 5 };
    await world.app.get(ProtocolsRepository).repack(race, version, loose.bytes, loose.quality);
    world.app.get(ProtocolBytes).forget(race);
    const [br, plain] = [await etagOf({ 'accept-encoding': 'br' }), await etagOf()];

    await world.app.get(ProtocolPublisher).repack(race);
    world.app.get(ProtocolBytes).forget(race);
    const known = await get({ 'accept-encoding': 'br', 'if-none-match': br });

    expect([known.statusCode, known.headers.etag === br]).toEqual([200, false]);
    expect(known.rawPayload.length).toBeLessThan(loose.bytes.length);
    expect(await etagOf()).toBe(plain);
  });
});
