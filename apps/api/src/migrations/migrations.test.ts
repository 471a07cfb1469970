import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Connection, createConnection, Types } from 'mongoose';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { pack, quickQuality } from '../kernel/http/bytes/pack.ts';
import { nameEndings } from '../kernel/search/search-endings.ts';
import { startApi } from '../testing/start-api.ts';
import { migrations } from './index.ts';

const someDay = new Date('2026-11-20T10:00:00Z');

describe("a start on an older version's data", () => {
  let app: NestFastifyApplication | undefined;

  afterEach(() => app?.close());

  it('moves the locks out of events, dates their calendar data, adds search keys to their names, and leaves the rest', async () => {
    const dbName = `test-migrated-${randomUUID()}`;
    const before = await createConnection(inject('mongoUri'), { dbName }).asPromise();
    await before.collection('events').insertMany([
      { gameId: 1, name: 'locked', importLockedBy: 'a', importLockedUntil: someDay },
      { gameId: 2, name: 'free', importLockedUntil: null, revision: 4 },
      { gameId: 3, name: 'dated', revision: 4, revisedAt: someDay },
    ]);
    await before.close();

    app = await startApi({ MONGODB_DATABASE: dbName });

    const connection = app.get<Connection>(getConnectionToken());
    const named = (name: string) => ({ name, nameEndings: nameEndings([name]) });
    expect(
      await connection
        .collection('events')
        .find({}, { projection: { _id: 0 } })
        .toArray(),
    ).toEqual([
      { gameId: 1, ...named('locked'), revision: 1, revisedAt: expect.any(Date) },
      { gameId: 2, ...named('free'), revision: 5, revisedAt: expect.any(Date) },
      { gameId: 3, ...named('dated'), revision: 4, revisedAt: someDay },
    ]);
  });

  it('adds only a page to organizers, and keeps namesakes that differed by case', async () => {
    const dbName = `test-migrated-${randomUUID()}`;
    const before = await createConnection(inject('mongoUri'), { dbName }).asPromise();
    const organizers = before.collection('organizers');
    await organizers.createIndex({ name: 1 }, { unique: true });
    await organizers.insertMany([
      { name: 'КРОНА', shortName: null, urlSlug: 'krona' },
      { name: 'Крона', shortName: null, urlSlug: 'krona-2' },
    ]);
    await before.close();

    app = await startApi({ MONGODB_DATABASE: dbName });

    const stored = app.get<Connection>(getConnectionToken()).collection('organizers');
    const [first, second] = await stored.find().sort({ urlSlug: 1 }).toArray();
    expect(first).toMatchObject({
      nameKey: 'крона',
      isPublished: false,
      mission: '',
      logo: null,
      protestHours: 48,
      searchEndings: expect.arrayContaining([' krona', 'krona', 'rona']),
    });
    expect(second?.nameKey).toMatch(/^крона [0-9a-f]{24}$/);
    expect((await stored.indexes()).map(({ name }) => name)).not.toContain('name_1');
    expect((await app.inject({ url: '/api/organizers' })).json()).toEqual({ data: [] });
  });

  it('adds search keys to older accounts and errors', async () => {
    const dbName = `test-migrated-${randomUUID()}`;
    const before = await createConnection(inject('mongoUri'), { dbName }).asPromise();
    const userId = new Types.ObjectId();
    const known = { username: 'Veter_07', usernameKey: 'veter_07', email: 'veter@mail.example', role: 'user' };
    await before.collection('users').insertOne({ _id: userId, ...known });
    await before.collection('gameids').insertOne({ userId, zwiftId: 1_000_044, isMain: true, isProved: false });
    await before.collection('riders').insertOne({ zwiftId: 1_000_044, firstName: 'Иван', lastName: 'Ветров' });
    await before
      .collection('faults')
      .insertOne({ stack: 'RangeError: too far\n at x', path: '/p', method: 'PUT', requestId: 'r', at: someDay });

    app = await startApi({ MONGODB_DATABASE: dbName });

    const user = await before.collection('users').findOne();
    expect(user?.searchEndings).toEqual(expect.arrayContaining(['veter', 'mail', '1000044', 'ivan', 'vetrov']));
    const fault = await before.collection('faults').findOne();
    expect(fault?.searchEndings).toEqual(expect.arrayContaining(['far', 'put']));
    await before.close();
  });

  it('adds skeletons to names, and of look-alike names to the oldest', async () => {
    const dbName = `test-migrated-${randomUUID()}`;
    const before = await createConnection(inject('mongoUri'), { dbName }).asPromise();
    const teams = before.collection('teams');
    const named = (name: string, shortName: string) => ({
      name,
      nameKey: name.toLowerCase(),
      shortName,
      shortNameKey: shortName.toLowerCase(),
      urlSlug: shortName,
    });
    await teams.insertMany([named('Крона', 'КР'), named('Kpoнa', 'KP'), named('Ветер', 'BT')]);
    await before.collection('series').insertOne({ name: 'Зимняя лига', searchEndings: [] });
    await before.collection('listedriders').insertOne({ figures: { firstName: 'Лев', lastName: 'Ветров' } });

    app = await startApi({ MONGODB_DATABASE: dbName });

    const stored = await teams.find().sort({ _id: 1 }).toArray();
    expect(stored.map(({ nameSkeleton, shortNameSkeleton }) => [nameSkeleton, shortNameSkeleton])).toEqual([
      ['kpoha', 'kp'],
      [undefined, undefined],
      ['betep', 'bt'],
    ]);
    expect(stored[2]?.searchEndings).toEqual(nameEndings(['Ветер', 'BT']));
    expect(await before.collection('series').findOne()).toMatchObject({ searchEndings: nameEndings(['Зимняя лига']) });
    expect(await before.collection('listedriders').findOne()).toMatchObject({
      searchEndings: nameEndings(['Лев Ветров', 'Ветров Лев']),
    });
    await before.close();
  });

  it('merges decisions about stages with those about races, each with its subject', async () => {
    const dbName = `test-migrated-${randomUUID()}`;
    const before = await createConnection(inject('mongoUri'), { dbName }).asPromise();
    const facts = { profileId: 7, at: new Date(1), author: 'Judge', authorId: null, reason: null };
    const made = new Types.ObjectId();
    const seriesId = new Types.ObjectId();
    await before.collection('decisions').createIndex({ eventId: 1, at: 1 });
    await before.collection('decisions').insertMany([
      { _id: made, ...facts, eventId: 5, type: 'disqualification', label: 'OFR', undoes: null },
      { ...facts, eventId: 5, type: 'undo', label: null, undoes: made },
    ]);
    const body = { type: 'penalty', timeInMilliseconds: 5000 };
    await before.collection('stageDecisions').insertOne({ ...facts, seriesId, stageOrder: 2, body });
    await before.close();

    app = await startApi({ MONGODB_DATABASE: dbName });

    const { db } = app.get<Connection>(getConnectionToken());
    const stored = await db
      ?.collection('decisions')
      .find({}, { projection: { _id: 0 } })
      .toArray();
    expect(stored).toEqual([
      { ...facts, subject: { eventId: 5 }, body: { type: 'disqualification', label: 'OFR' } },
      { ...facts, subject: { eventId: 5 }, body: { type: 'undo', undoes: made.toHexString() } },
      { ...facts, subject: { seriesId, stageOrder: 2 }, body },
    ]);
    expect(await db?.listCollections({ name: 'stageDecisions' }).toArray()).toEqual([]);
    expect((await db?.collection('decisions').indexes())?.map(({ name }) => name)).not.toContain('eventId_1_at_1');
  });

  it('distinguishes opposite actions, and keeps when an account was last used', async () => {
    const dbName = `test-migrated-${randomUUID()}`;
    const before = await createConnection(inject('mongoUri'), { dbName }).asPromise();
    const [slotId, organizerId, userId] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];
    const entry = (action: string, after: object, objectKind = 'mailing') => ({
      at: someDay,
      actorId: null,
      action,
      objectKind,
      objectId: slotId.toHexString(),
      before: null,
      after,
    });
    await before.collection('serviceSlots').insertOne({ _id: slotId, organizerId });
    await before
      .collection('audit')
      .insertMany([
        entry('slot.pause', { isPaused: true }, 'slot'),
        entry('slot.pause', { isPaused: false }, 'slot'),
        ...['paused', 'stopped', 'waiting'].map((state) => entry('mailing.state', { state })),
      ]);
    const lastUsedAt = new Date('2026-11-20T10:00:00Z');
    await before.collection('users').insertOne({ _id: userId, username: 'demo-rider', usernameKey: 'demo-rider' });
    await before.collection('sessions').insertOne({ userId, lastUsedAt, family: 'one' });

    app = await startApi({ MONGODB_DATABASE: dbName });

    const entries = await before.collection('audit').find().sort({ _id: 1 }).toArray();
    expect(entries.map(({ action }) => action)).toEqual([
      'slot.pause',
      'slot.resume',
      'mailing.pause',
      'mailing.stop',
      'mailing.resume',
    ]);
    expect(entries[0]?.after).toEqual({ isPaused: true, organizerId: organizerId.toHexString() });
    const user = await before.collection('users').findOne();
    expect(user?.lastSeenAt).toEqual(lastUsedAt);
    expect(user?.searchEndings).toContain('demo-rider');
    await before.close();
  });

  it('adds the racing scores of the latest protocol to the imports of its race', async () => {
    const dbName = `test-migrated-${randomUUID()}`;
    const before = await createConnection(inject('mongoUri'), { dbName }).asPromise();
    const protocolOf = async (version: number, racingScore: number) => {
      const results = [{ _id: '5.7', profileData: { racingScore } }];
      return { eventId: 5, version, bytes: await pack(JSON.stringify({ event: { results } }), quickQuality) };
    };
    await before.collection('protocols').insertMany([await protocolOf(2, 512.5), await protocolOf(1, 400)]);
    const people = [{ profileId: 7, age: 31 }, { profileId: 8 }, { profileId: 7, racingScore: 300 }];
    await before.collection('resultImports').insertMany([
      { eventId: 5, people },
      { eventId: 6, people },
    ]);

    app = await startApi({ MONGODB_DATABASE: dbName });

    const stored = await before.collection('resultImports').find().sort({ eventId: 1 }).toArray();
    expect(stored.map((each) => each.people)).toEqual([
      [
        { profileId: 7, age: 31, racingScore: 512.5 },
        { profileId: 8, racingScore: null },
        { profileId: 7, racingScore: 300 },
      ],
      people,
    ]);
    await before.close();
  });

  it('runs every file of its folder, ordered by date', async () => {
    const files = (await readdir(import.meta.dirname)).filter((file) => /^\d/.test(file)).toSorted();

    expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files);
  });
});
