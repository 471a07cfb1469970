import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { startObjectStore } from '@otryv/provider-simulator';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FaultyLine, faultyLine } from '../../testing/faulty-line.ts';
import { isFullRun } from '../../testing/full-run.ts';
import { startMoto } from '../../testing/start-moto.ts';
import { testConfig } from '../../testing/test-config.ts';
import { BucketStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import { serveFiles } from './serve-files.ts';

Logger.overrideLogger(false);

const impatient = { connectMs: 500, requestMs: 500, waitMs: 1 };
const later = new Date('2100-01-01');

interface Standing {
  settings: Record<string, string>;
  close: () => Promise<void>;
}

const wrongSettings = [
  { what: 'another bucket', name: 'S3_BUCKET', value: 'other-bucket', reason: /NoSuchBucket/ },
  { what: 'an unknown key', name: 'S3_ACCESS_KEY_ID', value: 'AKIA0000000000000000', reason: /InvalidAccessKeyId/ },
];
const wrongSecret = {
  what: 'a wrong secret',
  name: 'S3_SECRET_ACCESS_KEY',
  value: 'guessed',
  reason: /SignatureDoesNot/,
};

/** `check:full` also tests a third-party implementation, which verifies signatures. */
const servers = [
  { of: 'the simulator', start: (): Promise<Standing> => startObjectStore({ pageSize: 2 }), wrong: wrongSettings },
  ...(isFullRun ? [{ of: 'moto', start: startMoto, wrong: [...wrongSettings, wrongSecret] }] : []),
];

/** Tests the contract of every store. */
function keepsFiles(storeOf: () => FileStore): void {
  it('returns the latest content of a name, and null for a name without a file', async () => {
    const [first, last] = [randomBytes(300_000), Buffer.alloc(0)];
    await storeOf().write('organizer-os-1.webp', first);
    const kept = await storeOf().read('organizer-os-1.webp');
    await storeOf().write('organizer-os-1.webp', last);

    expect(kept).toEqual(first);
    expect(await storeOf().read('organizer-os-1.webp')).toEqual(last);
    expect(await storeOf().read('organizer-os-2.webp')).toBeNull();
  });

  it('lists files written before a moment, however many', async () => {
    const names = ['a-1.webp', 'a-2.webp', 'b-1.js', 'b-2.js', 'c.woff2'];
    for (const name of names) await storeOf().write(name, Buffer.from(name));

    expect((await storeOf().listWrittenBefore(later)).toSorted()).toEqual(expect.arrayContaining(names));
    expect(await storeOf().listWrittenBefore(new Date(0))).toEqual([]);
  });

  it('returns the total size of the files', async () => {
    const before = await storeOf().countBytes();
    await storeOf().write('sized.webp', randomBytes(1_000));

    expect((await storeOf().countBytes()) - before).toBe(1_000);
  });

  it('removes a file, and accepts a second removal', async () => {
    await storeOf().write('gone.webp', Buffer.from('x'));
    await storeOf().remove('gone.webp');
    await storeOf().remove('gone.webp');

    expect(await storeOf().read('gone.webp')).toBeNull();
  });

  it.each(['../secret.webp', 'a/b.webp', '.webp', 'UPPER.webp', 'no-ending'])(
    'returns null for the unknown name %s',
    async (name) => {
      await expect(storeOf().write(name, Buffer.from('x'))).rejects.toThrow('is no name of a file');
      expect(await storeOf().read(name)).toBeNull();
      await storeOf().remove(name);
    },
  );

  it('serves a file for a year, and 404 for another address', async () => {
    await storeOf().write('served.webp', Buffer.from('picture'));
    const fastify = Fastify();
    fastify.setErrorHandler((error, _request, reply) => reply.code(404).send(Object(error).code));
    serveFiles(fastify, storeOf());
    const { headers, body } = await fastify.inject('/files/served.webp');

    expect([headers['cache-control'], body]).toEqual(['public, max-age=31536000, immutable', 'picture']);
    expect((await fastify.inject('/files/missing.webp')).body).toBe('address_unknown');
    await fastify.close();
  });
}

describe('a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'otryv-store-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  keepsFiles(() => new FolderStore({ FILES_FOLDER: folder }));
});

describe.each(servers)('a bucket of $of', ({ start, wrong }) => {
  let server: Standing;
  let line: FaultyLine;
  let stores: BucketStore[];

  beforeAll(async () => {
    server = await start();
    line = await faultyLine(server.settings.S3_ENDPOINT ?? '');
    stores = [];
  });
  afterEach(async () => {
    line.become('whole');
    for (const store of stores.splice(0)) await store.onModuleDestroy();
  });
  afterAll(async () => {
    await line.close();
    await server.close();
  });

  const store = (changes: Record<string, string> = {}, patience?: typeof impatient) => {
    const made = new BucketStore(testConfig({ ...server.settings, S3_ENDPOINT: line.url, ...changes }), patience);
    stores.push(made);
    return made;
  };
  const unavailable = (reason: RegExp) => ({
    code: 'files_unavailable',
    retryAfterS: 60,
    reason: expect.stringMatching(reason),
  });

  describe.each([{ prefix: '' }, { prefix: 'club/otryv/' }])('under "$prefix"', ({ prefix }) => {
    keepsFiles(() => store({ S3_PREFIX: prefix }));
  });

  it('shares a bucket with others under a prefix', async () => {
    await store({ S3_PREFIX: 'one/' }).write('mine.webp', Buffer.from('x'));

    expect(await store({ S3_PREFIX: 'two/' }).listWrittenBefore(later)).toEqual([]);
    expect(await store({ S3_PREFIX: 'one/' }).listWrittenBefore(later)).toEqual(['mine.webp']);
  });

  it('throws FilesUnavailable if no server listens', async () => {
    const nowhere = await faultyLine(line.url);
    await nowhere.close();

    await expect(store({ S3_ENDPOINT: nowhere.url }, impatient).read('a.webp')).rejects.toMatchObject(
      unavailable(/^ECONNREFUSED/),
    );
  });

  it('throws FilesUnavailable after a timeout if the server is silent, and recovers once it responds', async () => {
    const waiting = store({}, impatient);
    await waiting.write('kept.webp', Buffer.from('kept'));
    line.become('silent');
    await expect(waiting.read('kept.webp')).rejects.toMatchObject(unavailable(/Abort|Timeout/));
    line.become('whole');

    expect(await waiting.read('kept.webp')).toEqual(Buffer.from('kept'));
  });

  it('exposes nothing of an aborted upload, and keeps the previous content', async () => {
    const [before, after] = [randomBytes(1_000), randomBytes(500_000)];
    const cut = store({}, impatient);
    await cut.write('replaced.webp', before);
    line.become({ cutAfter: 100_000 });
    await expect(cut.write('replaced.webp', after)).rejects.toMatchObject(unavailable(/./));
    await expect(cut.write('fresh.webp', after)).rejects.toMatchObject(unavailable(/./));
    line.become('whole');

    expect(await cut.read('replaced.webp')).toEqual(before);
    expect(await cut.read('fresh.webp')).toBeNull();
  });

  it.each([
    { what: 'is cut off', quality: { cutAfter: 100_000 } },
    { what: 'stalls', quality: { stallAfter: 100_000 } },
  ])('returns no part of a file whose download $what', async ({ quality }) => {
    const cut = store({}, impatient);
    await cut.write('large.webp', randomBytes(500_000));
    line.become(quality);

    await expect(cut.read('large.webp')).rejects.toMatchObject(unavailable(/./));
  });

  it.each(wrong)('throws FilesUnavailable for every call on $what', async ({ name, value, reason }) => {
    const refused = store({ [name]: value });

    await expect(refused.read('a.webp')).rejects.toMatchObject(unavailable(reason));
    await expect(refused.write('a.webp', Buffer.from('x'))).rejects.toMatchObject(unavailable(reason));
    await expect(refused.listWrittenBefore(later)).rejects.toMatchObject(unavailable(reason));
  });
});
