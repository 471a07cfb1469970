import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ObjectStore, startObjectStore } from '@otryv/provider-simulator';
import { type Connection, mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runTask } from '../../tasks/run-task.ts';
import { startApi, startBeside } from '../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { FileStore } from '../files/file-store.ts';
import { checksumLength } from './export/export-format.ts';

const { BSON } = mongo;
const key = randomBytes(32).toString('base64');
const sample = {
  _id: new mongo.ObjectId(),
  double: new BSON.Double(3),
  int: new BSON.Int32(3),
  long: BSON.Long.fromString('3'),
  negative: new BSON.Double(-0),
  decimal: new BSON.Decimal128('1.50'),
  date: new Date(5),
  nothing: null,
  pattern: new BSON.BSONRegExp('^a', 'i'),
  bytes: new BSON.Binary(Buffer.from([1, 2]), 5),
  text: 'Отрыв',
  time: new BSON.Timestamp({ t: 1, i: 2 }),
  least: new BSON.MinKey(),
  list: [{ deep: [] }],
  'a.b': { $c: 1 },
};

describe('an export of all data', () => {
  let app: NestFastifyApplication;
  let file: string;
  let untouched: NestFastifyApplication;
  const others: NestFastifyApplication[] = [];
  let objectStore: ObjectStore | null = null;
  beforeAll(async () => {
    app = await startApi({ ENCRYPTION_KEY: key });
    await addAccount(app, 'kept');
    await collection(app, 'elsewhere').insertMany([sample, { _id: new mongo.ObjectId('000000000000000000000001') }]);
    const large = Array.from({ length: 2_500 }, (_, index) => ({ value: index, text: 'x'.repeat(3_000) }));
    await collection(app, 'large').insertMany(large);
    await app.get(FileStore, { strict: false }).write('organizer-logo.webp', randomBytes(70_000));
    await app.get(FileStore, { strict: false }).write('embed-v1-0-0.js', Buffer.from('1.0.0'));
    file = await aPath();
    await run(app, 'data', 'export', file);
    untouched = await start();
  });
  afterAll(async () => {
    for (const each of [app, ...others]) await each.close();
    await objectStore?.close();
  });

  const collection = (of: NestFastifyApplication, name: string) =>
    of.get<Connection>(getConnectionToken()).collection(name);
  const aPath = async () => join(await mkdtemp(join(tmpdir(), 'otryv-export-')), 'all.otryv');
  const run = async (of: NestFastifyApplication, ...args: string[]) => {
    const lines: string[] = [];
    return { failures: await runTask(of, args, (line) => lines.push(line)), lines };
  };
  const anObjectStore = async () => {
    objectStore = await startObjectStore();
    return objectStore;
  };
  const start = async (variables: Record<string, string> = {}) => {
    const other = await startApi({ ENCRYPTION_KEY: key, ...variables });
    others.push(other);
    return other;
  };
  const counts = async (of: NestFastifyApplication) =>
    Promise.all(['users', 'large', 'elsewhere'].map((name) => collection(of, name).countDocuments()));
  /** Returns the export with modified content; its checksum is recomputed unless `isSealed` is false. */
  const changed = async (change: (bytes: Buffer) => Buffer, isSealed = true) => {
    const whole = gunzipSync(await readFile(file));
    const content = change(Buffer.from(whole.subarray(0, -checksumLength)));
    const sum = isSealed ? createHash('sha256').update(content).digest() : whole.subarray(-checksumLength);
    const other = await aPath();
    await writeFile(other, gzipSync(Buffer.concat([content, sum])));
    return other;
  };
  const withHeader = (change: object) =>
    changed((bytes) => {
      const length = bytes.readInt32LE();
      return Buffer.concat([
        BSON.serialize({ ...BSON.deserialize(bytes.subarray(0, length)), ...change }),
        bytes.subarray(length),
      ]);
    });

  it('is imported into an empty store, whose own export is identical to the byte', async () => {
    const other = await start();
    const indexes = async () => new Set((await collection(other, 'users').indexes()).map(({ name }) => name));
    const before = await indexes();
    const { failures, lines } = await run(other, 'data', 'import', file);
    const again = await aPath();
    await run(other, 'data', 'export', again);

    expect([failures, lines.at(-1)]).toEqual([0, `imported from ${file}`]);
    expect(lines).toContain('large: 2500');
    // Data deleted or hidden since would reappear, were it not on the list beside the backups.
    expect(lines).toContainEqual(expect.stringContaining('no list of erasures is read'));
    expect((await readFile(again)).equals(await readFile(file))).toBe(true);
    expect(await indexes()).toEqual(before);
    expect(await new TestBrowser(other).signIn('kept', aPassword)).toMatchObject({ statusCode: 201 });
  });

  it('contains a file just stored by a store whose clock is ahead', async () => {
    const other = await start();
    const files = other.get(FileStore, { strict: false });
    const writtenAt = new Date('2099-01-01');
    vi.spyOn(files, 'listWrittenBefore').mockImplementation(async (moment) =>
      writtenAt < moment ? ['ahead.webp'] : [],
    );
    vi.spyOn(files, 'read').mockResolvedValue(Buffer.from('ahead'));

    expect((await run(other, 'data', 'export', await aPath())).lines).toContain('files: 1');
    expect((await run(other, 'data', 'import', file)).lines).toEqual([expect.stringContaining('FILES_FOLDER')]);
  });

  it('replaces the data of a store in use only with --replace', async () => {
    const other = await start();
    await addAccount(other, 'of-before');
    await addAccount(other, 'of-before-too');
    const refused = await run(other, 'data', 'import', file);

    expect(refused).toEqual({
      failures: 1,
      lines: [expect.stringMatching(/^This database is in use: it holds \w+\./)],
    });
    expect(await collection(other, 'users').countDocuments()).toBe(2);
    expect((await run(other, 'data', 'import', file, '--replace')).failures).toBe(0);
    expect(await counts(other)).toEqual([1, 2_500, 2]);
  });

  it('adds the scripts of earlier builds to a new installation, which keeps its own scripts', async () => {
    const other = await start();
    const files = other.get(FileStore, { strict: false });
    await files.write('embed-v1-1-0.js', Buffer.from('1.1.0'));

    expect((await run(other, 'data', 'import', file)).failures).toBe(0);
    expect([await files.read('embed-v1-0-0.js'), await files.read('embed-v1-1-0.js')].map(String)).toEqual([
      '1.0.0',
      '1.1.0',
    ]);
  });

  it('is imported from a backup the key opens, and writes nothing without the key', async () => {
    const BACKUP_KEY = createHash('sha256').update('a key of backups').digest('base64');
    const BACKUP_FOLDER = await mkdtemp(join(tmpdir(), 'otryv-backups-'));
    const keeper = await start({ BACKUP_FOLDER, BACKUP_KEY });
    await run(keeper, 'data', 'import', file);
    await run(keeper, 'backup', 'now');
    const [name = ''] = (await readdir(BACKUP_FOLDER)).filter((each) => each.endsWith('.otryv'));
    const other = await start({ BACKUP_KEY });

    expect((await run(untouched, 'data', 'import', join(BACKUP_FOLDER, name))).lines).toEqual([
      expect.stringContaining('set BACKUP_KEY'),
    ]);
    expect(await counts(untouched)).toEqual([0, 0, 0]);
    expect((await run(other, 'data', 'import', join(BACKUP_FOLDER, name))).failures).toBe(0);
    expect(await counts(other)).toEqual([1, 2_500, 2]);
  });

  it.each([
    ['FILES_FOLDER', async () => ({})],
    ['S3_BUCKET', async () => (await anObjectStore()).settings],
  ])("does not overwrite others' uploaded files in %s", async (name, settings) => {
    const other = await start(await settings());
    await other.get(FileStore, { strict: false }).write('organizer-other.webp', Buffer.from([1]));

    expect((await run(other, 'data', 'import', file)).lines).toEqual([expect.stringContaining(`${name} holds`)]);
  });

  it.each([
    ['cut off', async () => writtenBeside((await readFile(file)).subarray(0, -1_000))],
    ['changed in a byte', () => changed((bytes) => flip(bytes, bytes.length - 200), false)],
    ['without its last section', () => changed((bytes) => bytes.subarray(0, -150))],
    ['of another product', () => withHeader({ format: 'other' })],
    ['of a newer format', () => withHeader({ version: 2 })],
    ['of a newer product', () => withHeader({ migrations: ['2100-01-01-unknown'] })],
    ['no gzip at all', () => writtenBeside(Buffer.from('{"a":1}'))],
    ['not there', async () => join(tmpdir(), randomUUID())],
  ])('is rejected when it is %s, with nothing written', async (_, make) => {
    const { failures, lines } = await run(untouched, 'data', 'import', await make());

    expect(failures).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/damaged|no export|update|no file/)]);
    expect(await counts(untouched)).toEqual([0, 0, 0]);
    expect(await untouched.get(FileStore, { strict: false }).listWrittenBefore(new Date('2100-01-01'))).toEqual([]);
  });

  it('leaves a store that reports an interrupted import, and can be imported again', async () => {
    const MONGODB_DATABASE = `test-${randomUUID()}`;
    const other = await start({ MONGODB_DATABASE });
    const breakOff = (line: string) => {
      if (line.startsWith('large')) throw new Error('The terminal is gone.');
    };
    await expect(runTask(other, ['data', 'import', file], breakOff)).rejects.toThrow('The terminal is gone.');
    expect((await counts(other))[0]).toBe(0);

    for (const args of [
      ['event', 'sync', '1'],
      ['data', 'export', await aPath()],
    ]) {
      expect((await run(other, ...args)).lines.join()).toContain('was interrupted');
    }
    await expect(startApi({ MONGODB_DATABASE })).rejects.toThrow('was interrupted');
    expect((await run(other, 'data', 'import', file)).failures).toBe(0);
    expect(await counts(other)).toEqual([1, 2_500, 2]);
    await start({ MONGODB_DATABASE });
  });

  it('names the key that opens its secrets if the store has another one, and recognizes former keys', async () => {
    const other = await start({ ENCRYPTION_KEY: randomBytes(32).toString('base64') });
    const beside = { ENCRYPTION_KEY: randomBytes(32).toString('base64'), ENCRYPTION_KEYS_OLD: key };
    const rotated = await startBeside(other, beside);
    others.push(rotated);
    const named = /another ENCRYPTION_KEY \([0-9a-f]{16}\)/;

    expect((await run(other, 'data', 'import', file)).lines[0]).toMatch(named);
    expect((await run(rotated, 'data', 'import', file, '--replace')).lines.join()).not.toMatch(named);
  });

  it('is never a partial file, and overwrites none', async () => {
    const folder = dirname(file);
    expect(await readdir(folder)).toEqual(['all.otryv']);
    expect((await run(app, 'data', 'export', file)).lines).toEqual([expect.stringContaining('is there already')]);
    const nowhere = join(folder, 'no', 'folder');
    expect((await run(app, 'data', 'export', nowhere)).lines).toEqual([expect.stringContaining('There is no folder')]);
    expect(await readdir(folder)).toEqual(['all.otryv']);
  });

  async function writtenBeside(bytes: Buffer): Promise<string> {
    const other = await aPath();
    await writeFile(other, bytes);
    return other;
  }
});

function flip(bytes: Buffer, at: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}
