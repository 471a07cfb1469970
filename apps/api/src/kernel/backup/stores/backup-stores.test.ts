import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { type ObjectStore, startObjectStore } from '@otryv/provider-simulator';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FaultyLine, faultyLine } from '../../../testing/faulty-line.ts';
import { isFullRun } from '../../../testing/full-run.ts';
import { startMoto } from '../../../testing/start-moto.ts';
import { testConfig } from '../../../testing/test-config.ts';
import type { BackupStore } from './backup-store.ts';
import { BucketBackups } from './bucket-backups.ts';
import { FolderBackups } from './folder-backups.ts';
import { nameOfBackup } from './kept-backups.ts';

Logger.overrideLogger(false);

const impatient = { connectMs: 500, requestMs: 500, waitMs: 1 };
const madeAt = new Date('2026-11-28T00:10:05Z');
const [unverified = '', verified = ''] = [false, true].map((isVerified) =>
  nameOfBackup({ madeAt, isVerified, isManual: false }),
);
/** More than fits in one request. */
const bytes = randomBytes(9 * 1024 * 1024);

interface Standing {
  settings: Record<string, string>;
  /** Set for the simulator only. */
  uploads?: ObjectStore['uploads'];
  close: () => Promise<void>;
}

/** `check:full` also tests a third-party implementation, which verifies signatures. */
const servers = [
  { of: 'the simulator', start: (): Promise<Standing> => startObjectStore({ pageSize: 2 }) },
  ...(isFullRun ? [{ of: 'moto', start: startMoto }] : []),
];

/** Tests the contract of every store. */
function keepsBackups(storeOf: () => BackupStore, folderOf: () => string): void {
  it('keeps a whole backup under its last name until it is removed', async () => {
    const store = storeOf();
    await store.put(unverified, (path) => writeFile(path, bytes));
    await store.rename(unverified, verified);
    const listed = await store.list();
    const read = await store.use(verified, (path) => readFile(path));
    await store.remove(verified);

    expect(listed).toEqual([{ name: verified, madeAt, bytes: bytes.length, isVerified: true, isManual: false }]);
    expect(read.equals(bytes)).toBe(true);
    expect(await store.list()).toEqual([]);
  });

  it('leaves nothing of a failed backup', async () => {
    const store = storeOf();
    const failing = () => Promise.reject(new Error('no space'));
    await expect(store.put(unverified, failing)).rejects.toThrow('no space');

    expect([await store.list(), await readdir(folderOf())]).toEqual([[], []]);
  });

  it('keeps every line of erasures added concurrently by several processes', async () => {
    expect(await storeOf().listErasures()).toEqual([]);
    const lines = Array.from({ length: 6 }, (_, index) => [`{"one":${index}}`, `{"two":${index}}`]);
    await Promise.all(lines.map((two) => storeOf().addErasures(two)));

    expect((await storeOf().listErasures()).toSorted()).toEqual(lines.flat().toSorted());
    expect(await storeOf().list()).toEqual([]);
  });
}

describe('a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'otryv-backup-store-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  keepsBackups(
    () => new FolderBackups({ BACKUP_FOLDER: folder }),
    () => folder,
  );

  it('skips incompletely written lines', async () => {
    const store = new FolderBackups({ BACKUP_FOLDER: folder });
    await store.addErasures(['{"one":1}']);
    await appendFile(join(folder, 'erasures.jsonl'), '{"one":');
    await store.addErasures(['{"two":2}']);

    expect(await store.listErasures()).toEqual(['{"one":1}', '{"one":', '{"two":2}']);
  });
});

describe.each(servers)('a bucket of $of', ({ start }) => {
  let server: Standing;
  let line: FaultyLine;
  let folder: string;
  let stores: BucketBackups[];

  beforeAll(async () => {
    server = await start();
    line = await faultyLine(server.settings.S3_ENDPOINT ?? '');
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'otryv-backup-store-'));
    stores = [];
  });
  afterEach(async () => {
    line.become('whole');
    for (const store of stores.splice(0)) await store.onModuleDestroy();
    await rm(folder, { recursive: true });
  });
  afterAll(async () => {
    await line.close();
    await server.close();
  });

  const store = (patience?: typeof impatient) => {
    const { S3_BUCKET = '', ...settings } = server.settings;
    const own = { BACKUP_BUCKET: S3_BUCKET, BACKUP_FOLDER: folder, S3_ENDPOINT: line.url };
    const made = new BucketBackups(testConfig({ ...settings, ...own }), patience);
    stores.push(made);
    return made;
  };

  keepsBackups(store, () => folder);

  it('exposes nothing of an aborted upload, and clears leftovers of a process that died', async () => {
    const cut = store(impatient);
    line.become({ cutAfter: 1_000_000 });
    await expect(cut.put(unverified, (path) => writeFile(path, bytes))).rejects.toMatchObject({
      code: 'files_unavailable',
    });
    line.become('whole');
    await mkdir(join(folder, 'otryv-draft-of-one-that-died'));
    server.uploads?.set('left', { key: unverified, parts: new Map() });
    await store().tidy();

    expect([await store().list(), await readdir(folder), server.uploads?.size ?? 0]).toEqual([[], [], 0]);
  });

  it('leaves the unfinished upload of another program', async () => {
    server.uploads?.set('foreign', { key: 'otryv-website.zip', parts: new Map() });
    await store().tidy();

    expect(server.uploads?.delete('foreign') ?? true).toBe(true);
  });

  it('returns no part of a backup whose download is cut off', async () => {
    await store().put(unverified, (path) => writeFile(path, bytes));
    line.become({ cutAfter: 1_000_000 });

    await expect(store(impatient).use(unverified, async () => 'read')).rejects.toMatchObject({
      code: 'files_unavailable',
    });
    line.become('whole');
    await store().remove(unverified);
  });
});
