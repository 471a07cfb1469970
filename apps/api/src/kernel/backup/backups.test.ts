import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startObjectStore } from '@otryv/provider-simulator';
import { type Connection, mongo } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runTask } from '../../tasks/run-task.ts';
import { startApi, startBeside } from '../../testing/start-api.ts';
import { addAccount } from '../../testing/test-browser.ts';
import { Clock } from '../clock.ts';
import { FileStore } from '../files/file-store.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Locks } from '../locks/locks.ts';
import { dayMs, hourMs } from '../time-units.ts';
import { BackupCheck } from './backup-check.ts';
import { BackupRecords } from './backup-records.ts';
import { Backups } from './backups.ts';
import { type ExportHeader, formatName, formatVersion } from './export/export-format.ts';
import { writeExport } from './export/write-export.ts';

const key = createHash('sha256').update('a key of backups').digest('base64');
const first = new Date('2026-11-28T00:10:05Z');
const nameOf = (moment: string, ending = 'otryv', mark = '') => `otryv-${moment}Z${mark}.${ending}`;
const firstName = nameOf('2026-11-28T00-10-05');
const unverified = nameOf('2026-11-28T00-10-05', 'unverified');

describe('Backups', () => {
  let app: NestFastifyApplication;
  let folder: string;
  let now: Date;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'otryv-backups-'));
    app = await startApi({ BACKUP_FOLDER: folder, BACKUP_KEY: key });
    await addAccount(app, 'kept');
    await app.get(FileStore, { strict: false }).write('organizer-logo.webp', Buffer.alloc(70_000, 5));
  });
  beforeEach(() => {
    now = first;
    vi.spyOn(app.get(Clock), 'now').mockImplementation(() => now);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const name of await readdir(folder)) await rm(join(folder, name));
    for (const name of ['backups', 'faults']) await connection().collection(name).deleteMany({});
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const connection = () => app.get<Connection>(getConnectionToken());
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    return { failures: await runTask(app, args, (line) => lines.push(line)), lines };
  };
  const makeIfDue = () => app.get(Backups).makeIfDue();
  const faults = () => connection().collection('faults').find({}).toArray();
  const databases = async () => {
    const { databases: all } = await connection().getClient().db('admin').admin().listDatabases({ nameOnly: true });
    return all.map(({ name }) => name);
  };
  const openBackups = async () => {
    const all = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
    return (await Promise.all(all)).filter((path) => path.startsWith(folder));
  };
  const record = () => app.get(BackupRecords).read();

  it('makes an encrypted backup a day, for its owner only, and verifies it by a restore', async () => {
    await makeIfDue();
    now = new Date(first.getTime() + 5 * hourMs);
    await makeIfDue();
    now = new Date(first.getTime() + dayMs);
    await makeIfDue();

    const second = nameOf('2026-11-29T00-10-05');
    expect(await readdir(folder)).toEqual([firstName, second]);
    const { mode, size } = await stat(join(folder, firstName));
    expect(mode & 0o777).toBe(0o600);
    expect((await readFile(join(folder, firstName))).subarray(0, 15).toString()).toBe('otryv-sealed-1\n');
    expect(await app.get(BackupRecords).findLastVerifiedBackup()).toEqual({
      name: second,
      madeAt: now,
      bytes: expect.any(Number),
    });
    expect(await databases()).not.toContain(app.get(BackupCheck).database);
    expect(await run('backup', 'list')).toEqual({
      failures: 0,
      lines: [firstName, second].map((name) => expect.stringMatching(`^${name}: \\d+ kB, verified$`)),
    });
    expect(size).toBeGreaterThan(1_000);
  });

  it('makes one although a wrong clock dated the last one in the future', async () => {
    now = new Date('2099-01-01T00:00:00Z');
    await makeIfDue();
    now = first;
    await app.get(BackupRecords).fail(now, 'ENOSPC');
    await makeIfDue();
    const wrong = nameOf('2099-01-01T00-00-00');

    expect(await readdir(folder)).toEqual([firstName, wrong]);
    expect(await record()).toMatchObject({ verified: { name: firstName }, failure: null });
    expect(await run('backup', 'verify', wrong)).toMatchObject({ failures: 0 });
    expect(await record()).toMatchObject({ verified: { name: firstName } });
  });

  it('keeps those made by hand beside a later one of their day', async () => {
    await run('backup', 'now');
    now = new Date(first.getTime() + hourMs);
    await run('backup', 'now');
    // An import deletes the records: the next check makes a backup of the imported data.
    await connection().collection('backups').deleteMany({});
    now = new Date(first.getTime() + 2 * hourMs);
    await makeIfDue();

    expect(await readdir(folder)).toEqual([
      nameOf('2026-11-28T00-10-05', 'otryv', '-manual'),
      nameOf('2026-11-28T01-10-05', 'otryv', '-manual'),
      nameOf('2026-11-28T02-10-05'),
    ]);
  });

  it('verifies one again, even after a process died halfway', async () => {
    await makeIfDue();
    const left = connection().getClient().db(app.get(BackupCheck).database);
    await left.collection('users').insertOne({ left: true });

    expect(await run('backup', 'verify', firstName)).toEqual({ failures: 0, lines: [`${firstName}: verified`] });
    expect(await databases()).not.toContain(app.get(BackupCheck).database);
  });

  it('does not verify one that differs after the restore', async () => {
    // MongoDB returns these in the other order.
    const documents = (async function* () {
      yield [2, 1].map((_id) => mongo.BSON.serialize({ _id }));
    })();
    const sections = (async function* () {
      yield { section: 'swapped', documents };
    })();
    const header: ExportHeader = { format: formatName, version: formatVersion, keyFingerprint: '', migrations: [] };
    await writeExport(join(folder, unverified), { header, sections, key: undefined });

    expect(await run('backup', 'verify', unverified)).toEqual({
      failures: 1,
      lines: [expect.stringContaining('other documents in swapped')],
    });
    expect(await readdir(folder)).toEqual([unverified]);
    expect(await app.get(BackupRecords).findLastVerifiedBackup()).toBeNull();
    expect(await databases()).not.toContain(app.get(BackupCheck).database);
  });

  it('leaves nothing of a failed one, reports it to administrators, and retries in an hour', async () => {
    vi.spyOn(app.get(FileStore, { strict: false }), 'read').mockRejectedValueOnce(
      Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
    );
    await makeIfDue();

    expect(await readdir(folder)).toEqual([]);
    expect(await record()).toMatchObject({ since: first, verified: null, failure: { at: first, reason: 'ENOSPC' } });
    expect(await faults()).toMatchObject([
      { path: 'backups.make', stack: expect.stringMatching(/^BackupFailed: ENOSPC\n/) },
    ]);

    await makeIfDue();
    expect(await record()).toMatchObject({ verified: { name: firstName }, failure: null });
  });

  it('writes nothing if the disk of MongoDB has no room for the check', async () => {
    const stats = Reflect.get(mongo.Db.prototype, 'stats');
    vi.spyOn(mongo.Db.prototype, 'stats').mockImplementation(async function (this: mongo.Db, ...given) {
      return { ...(await Reflect.apply(stats, this, given)), fsTotalSize: 1e9, fsUsedSize: 9e8 };
    });

    expect((await run('backup', 'now')).lines).toEqual([
      expect.stringContaining('The disk of MongoDB has 100 MB free'),
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each<[string, () => boolean, string[]]>([
    ['exports', () => true, []],
    ['restores', () => existsSync(join(folder, unverified)), [unverified]],
  ])('stops without an error report when the process stops while it %s', async (_, isEnding, left) => {
    vi.spyOn(app.get(Jobs, { strict: false }), 'isEnding', 'get').mockImplementation(isEnding);
    await makeIfDue();

    expect(await readdir(folder)).toEqual(left);
    expect(await faults()).toEqual([]);
    expect(await record()).toMatchObject({ verified: null, failure: null });
    expect(await databases()).not.toContain(app.get(BackupCheck).database);
  });

  it('waits for pending writes before it drops the restored database, and closes the file', async () => {
    const files = app.get(FileStore, { strict: false });
    // More than the read-ahead buffer.
    await files.write('organizer-large.webp', randomBytes(8_000_000));
    const command = Reflect.get(mongo.Db.prototype, 'command');
    const dropDatabase = Reflect.get(mongo.Db.prototype, 'dropDatabase');
    const database = app.get(BackupCheck).database;
    const before: number[] = [];
    let inFlight = 0;
    vi.spyOn(mongo.Db.prototype, 'command').mockImplementation(async function (this: mongo.Db, ...given) {
      const isInsert = 'insert' in given[0];
      if (isInsert) inFlight += 1;
      const answer: mongo.BSON.Document = await Reflect.apply(command, this, given);
      if (isInsert) inFlight -= 1;
      return answer;
    });
    vi.spyOn(mongo.Db.prototype, 'dropDatabase').mockImplementation(function (this: mongo.Db, ...given) {
      before.push(inFlight);
      return Reflect.apply(dropDatabase, this, given);
    });
    vi.spyOn(app.get(Jobs, { strict: false }), 'isEnding', 'get').mockImplementation(() => inFlight > 0);
    await makeIfDue();
    await files.remove('organizer-large.webp');

    expect(before).toEqual([0, 0]);
    expect(await record()).toMatchObject({ verified: null, failure: null });
    expect(await databases()).not.toContain(database);
    await expect.poll(openBackups).toEqual([]);
  });

  it('stops without an error report during the comparison', async () => {
    const find = Reflect.get(mongo.Db.prototype, 'collection');
    let isComparing = false;
    vi.spyOn(mongo.Db.prototype, 'collection').mockImplementation(function (this: mongo.Db, ...given) {
      isComparing ||= this.databaseName === app.get(BackupCheck).database;
      return Reflect.apply(find, this, given);
    });
    vi.spyOn(app.get(Jobs, { strict: false }), 'isEnding', 'get').mockImplementation(() => isComparing);
    await makeIfDue();

    expect(await readdir(folder)).toEqual([unverified]);
    expect(await record()).toMatchObject({ verified: null, failure: null });
  });

  it('removes leftovers of a process that died, and nothing else', async () => {
    await writeFile(
      join(folder, `.${nameOf('2026-11-27T00-00-00', 'unverified')}.0b9b1c7e-6d0d-4a5c-9d53-7c1d3c0e5a11`),
      'half',
    );
    await writeFile(join(folder, 'notes.txt'), 'mine');
    await run('backup', 'now');

    expect(await readdir(folder)).toEqual(['notes.txt', nameOf('2026-11-28T00-10-05', 'otryv', '-manual')]);
  });

  it('runs in one process at a time', async () => {
    const other = await startBeside(app, { BACKUP_FOLDER: folder });
    const outcome = await other.get(Locks, { strict: false }).run('backup', () => run('backup', 'now'));
    await other.close();

    expect(outcome).toEqual({ failures: 1, lines: [expect.stringContaining('Another process')] });
    expect(await readdir(folder)).toEqual([]);
  });

  it('also makes, verifies and restores one in a bucket, and leaves nothing on this machine', async () => {
    const objectStore = await startObjectStore();
    const { S3_BUCKET, ...settings } = objectStore.settings;
    const own = { ...settings, BACKUP_BUCKET: S3_BUCKET, BACKUP_FOLDER: folder, BACKUP_KEY: key };
    const other = await startBeside(app, own);
    const made = await other.get(Backups).makeByHand(() => undefined);
    const lines: string[] = [];
    await runTask(other, ['backup', 'verify', made.name], (line) => lines.push(line));
    const restored = await startApi(own);
    await runTask(restored, ['data', 'import', made.name], (line) => lines.push(line));
    await restored.close();
    await other.close();
    await objectStore.close();

    expect([...objectStore.objects.keys()]).toEqual([made.name]);
    expect(lines).toEqual(
      expect.arrayContaining([
        `${made.name}: verified`,
        'users: 1',
        `imported from ${made.name}`,
        expect.stringMatching(/^There is no list of erasures/),
      ]),
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('is disabled without a folder, and leaves the job to a process that has one', async () => {
    const other = await startBeside(app);
    const own = [app, other].map((each) => Reflect.get(each.get(Jobs), 'handlers').has('backups.make'));
    const lines: string[] = [];
    const failures = await runTask(other, ['backup', 'now'], (line) => lines.push(line));
    await other.close();

    expect({ failures, lines }).toEqual({ failures: 1, lines: [expect.stringContaining('set BACKUP_FOLDER')] });
    expect(own).toEqual([true, false]);
  });
});
