import { season } from '@otryv/game-simulator';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Clock } from '../../kernel/clock.ts';
import { minuteMs } from '../../kernel/time-units.ts';
import { type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { ANCHOR } from '../../testing/start-race-world.ts';
import { KeysRepository } from './keys.repository.ts';

const site = 'https://club.example';
const [race] = season(ANCHOR, 1).filter(({ start }) => start > ANCHOR);
const signedRidersPath = `/api/keys/events/${String(race?.id)}/signed-riders`;

describe('API keys of an organizer', { shuffle: false }, () => {
  let world: OrganizerWorld;
  let os: Awaited<ReturnType<OrganizerWorld['organizer']>>;
  let rival: typeof os;

  beforeAll(async () => {
    world = await startOrganizerWorld();
    os = await world.organizer('os');
    rival = await world.organizer('rival');
    await world.add(race?.id ?? 0);
    const organizer = {
      _id: new Types.ObjectId(os.organizerId),
      name: 'Клуб os',
      shortName: 'os',
      urlSlug: os.urlSlug,
    };
    await world.connection
      .collection('events')
      .updateOne({ gameId: race?.id }, { $set: { organizer, visible: false } });
  }, 60_000);
  afterAll(() => world.close());

  const create = async (kind: 'publishable' | 'secret', { browser, organizerId } = os, changes: object = {}) =>
    browser.send('POST', '/api/organizer/keys', {
      organizerId,
      kind,
      name: 'Сайт клуба',
      ...(kind === 'publishable' && { origins: [site] }),
      ...changes,
    });
  const made = async (kind: 'publishable' | 'secret', owner = os) => {
    const { key, data } = (await create(kind, owner)).json();
    return { key: String(key), id: String(data._id) };
  };
  const ask = (key: string, { url = '/api/riders', ...more }: { url?: string; method?: 'POST' } & Headers = {}) => {
    const { method = 'GET', ...headers } = more;
    return world.app.inject({ method, url, headers: { 'otryv-key': key, ...headers } });
  };
  type Headers = { origin?: string; authorization?: string };

  it('shows a key once, and stores only its hash', async () => {
    const { statusCode, body } = await create('publishable', os, {
      origins: [`${site}:443/results?page=1`, 'HTTPS://CLUB.EXAMPLE', 'https://клуб.рф'],
    });
    const { key, data } = JSON.parse(body);
    const listed = (await os.browser.send('GET', '/api/organizer/keys')).json();
    const stored = await world.connection.collection('apiKeys').find().toArray();

    expect(statusCode).toBe(201);
    expect(key).toMatch(/^otryv_pk_[\w-]{43}$/);
    expect(listed.data).toEqual([data]);
    expect(data).toMatchObject({
      origins: [site, 'https://xn--90ard6a.xn--p1ai'],
      ending: key.slice(-4),
      lastUsedAt: null,
    });
    expect(JSON.stringify([stored, listed])).not.toContain(key.slice(9, -4));
  });

  it.each([
    ['without a site', 'publishable', { origins: [] }],
    ['for a site with a password', 'publishable', { origins: ['https://a:b@club.example'] }],
    ['for any site', 'publishable', { origins: ['*'] }],
    ['for a site without https', 'publishable', { origins: ['http://club.example'] }],
    ['of a server with a site', 'secret', { origins: [site] }],
    ['without a name', 'secret', { name: ' ' }],
  ] as const)('creates no key %s', async (_, kind, changes) => {
    expect((await create(kind, os, changes)).statusCode).toBe(400);
  });

  it('admits a publishable key only from pages of its sites', async () => {
    const { key } = await made('publishable');
    const errors = await Promise.all([
      ask(key),
      ask(key, { origin: 'https://other.example' }),
      ask(key, { origin: `${site}.other.example` }),
      ask(key, { origin: 'null' }),
    ]);
    const admitted = await ask(key, { origin: site });

    expect(errors.map(({ json }) => json().code)).toEqual(Array.from({ length: 4 }, () => 'key_origin'));
    // Pages of other sites can read the reason.
    expect(errors[1]?.headers['access-control-allow-origin']).toBe('*');
    expect(admitted.statusCode).toBe(200);
    expect(admitted.headers).toMatchObject({
      'ratelimit-limit': '3000',
      'ratelimit-reset': expect.stringMatching(/^\d+$/),
      'access-control-expose-headers': expect.stringContaining('RateLimit-Remaining'),
    });
  });

  it('rejects a secret key sent from a browser', async () => {
    const { key } = await made('secret');

    expect((await ask(key, { origin: site })).json().code).toBe('key_exposed');
    expect((await ask(key)).headers['ratelimit-limit']).toBe('600');
  });

  it('grants none of the rights of the user signed in along with it', async () => {
    const { key } = await made('secret');

    expect((await ask(key, { authorization: 'Bearer of-somebody' })).json().code).toBe('key_scope');
  });

  it("reads sign-ups for the organizer's own race, even a hidden one, without figures", async () => {
    const { key } = await made('secret');
    const { data } = (await ask(key, { url: signedRidersPath })).json();

    expect(data.length).toBeGreaterThan(0);
    expect(new Set(data.flatMap(Object.keys))).toEqual(
      new Set(['id', 'firstName', 'lastName', 'countryAlpha3', 'subgroup', 'subgroupLabel', 'team']),
    );
  });

  it("responds 404 for another organizer's race, and rejects requests without a key", async () => {
    const { key } = await made('secret', rival);
    const { key: publishable } = await made('publishable');
    const answers = await Promise.all([
      ask(key, { url: signedRidersPath }),
      ask(key, { url: '/api/keys/events/7/signed-riders' }),
      ask(publishable, { url: signedRidersPath, origin: site }),
      world.app.inject({ url: signedRidersPath }),
      os.browser.send('GET', signedRidersPath),
    ]);

    expect(answers.map(({ json }) => json().code)).toEqual([
      'event_not_found',
      'event_not_found',
      'key_scope',
      'key_needed',
      'forbidden',
    ]);
  });

  it('records the last use to the minute, and writes it once a minute', async () => {
    const { key, id } = await made('secret');
    const minutes = [ANCHOR.getTime(), ANCHOR.getTime() + minuteMs];
    const write = vi.spyOn(world.app.get(KeysRepository), 'use');
    const clock = vi.spyOn(world.app.get(Clock), 'now');
    for (const ms of minutes.flatMap((minute) => [minute, minute + 1, minute + minuteMs - 1])) {
      clock.mockReturnValue(new Date(ms));
      await ask(key);
      await Promise.all(write.mock.results.map(({ value }) => value));
    }
    const { data } = (await os.browser.send('GET', '/api/organizer/keys')).json();

    expect(write.mock.calls).toEqual(minutes.map((minute) => [id, new Date(minute)]));
    expect(data.find(({ _id }: { _id: string }) => _id === id).lastUsedAt).toBe(write.mock.calls[1]?.[1].toISOString());
    write.mockRestore();
    clock.mockRestore();
  });

  it('rejects a revoked key immediately', async () => {
    const { key, id } = await made('secret');
    const before = (await ask(key)).statusCode;
    await os.browser.send('DELETE', '/api/organizer/keys', { keyId: id });
    const after = await ask(key);

    expect(before).toBe(200);
    expect([after.statusCode, after.json().code]).toEqual([401, 'key_unknown']);
    expect((await os.browser.send('DELETE', '/api/organizer/keys', { keyId: id })).json().code).toBe('key_not_found');
  });

  it('is revoked when the organizer gets another owner', async () => {
    const owner = await world.organizer('given');
    const { key } = await made('secret', owner);
    const next = await world.member('next-owner');
    const change = { organizerId: owner.organizerId, name: 'Клуб given', label: 'given', creatorId: next.id };
    expect(
      (await world.admin.send('PUT', '/api/admin/organizers', { ...change, creatorId: owner.id })).statusCode,
    ).toBe(200);
    expect((await ask(key)).statusCode).toBe(200);
    expect((await world.admin.send('PUT', '/api/admin/organizers', change)).statusCode).toBe(200);

    expect((await ask(key)).json().code).toBe('key_unknown');
  });

  it('is revoked with its organizer', async () => {
    const owner = await world.organizer('short');
    const { key } = await made('secret', owner);
    const deletion = { organizerId: owner.organizerId, name: 'Клуб short' };
    expect((await world.admin.send('DELETE', '/api/admin/organizers', deletion)).statusCode).toBe(200);

    expect((await ask(key)).json().code).toBe('key_unknown');
  });

  it('limits the number of keys per organizer', async () => {
    const owner = await world.organizer('many');
    for (let count = 0; count < 20; count += 1) expect((await create('secret', owner)).statusCode).toBe(201);

    expect((await create('secret', owner)).json().code).toBe('keys_full');
  });
});
