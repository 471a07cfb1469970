import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ObjectStore, startObjectStore } from '@otryv/provider-simulator';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyFiles } from '../kernel/files/copy-files.ts';
import { FolderStore } from '../kernel/files/folder-store.ts';
import { startApi } from '../testing/start-api.ts';
import { runTask } from './run-task.ts';

Logger.overrideLogger(false);

const names = ['embed-v1.js', 'organizer-1.webp', 'organizer-2.webp', 'team-1.webp', 'team-2.webp'];

describe('files copy', () => {
  let bucket: ObjectStore;
  let app: NestFastifyApplication;
  let folder: string;
  let files: FolderStore;

  beforeAll(async () => {
    bucket = await startObjectStore({ pageSize: 2 });
    app = await startApi(bucket.settings);
  });
  afterAll(async () => {
    await app.close();
    await bucket.close();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'otryv-copy-'));
    files = new FolderStore({ FILES_FOLDER: folder });
    bucket.objects.clear();
    for (const name of names) await files.write(name, randomBytes(2_000));
    // Left by an interrupted write, and a foreign file.
    await writeFile(join(folder, '.0b5c2f6e-6a6e-4c3a-9c2e-1f0d3f9a7b10'), 'draft');
    await writeFile(join(folder, 'README'), 'text');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const copy = async (...args: string[]) => {
    const lines: string[] = [];
    return { failures: await runTask(app, ['files', 'copy', ...args], (line) => lines.push(line)), lines };
  };
  const up = () => copy(`folder:${folder}`, 's3');

  it('copies a folder into the bucket and back, byte for byte', async () => {
    expect(await up()).toEqual({ failures: 0, lines: ['5 files: 5 copied, 0 existed, 0 failed.'] });
    const other = join(folder, 'other');
    expect(await copy('s3', `folder:${other}`)).toMatchObject({ failures: 0 });

    const returned = new FolderStore({ FILES_FOLDER: other });
    for (const name of names) expect(await returned.read(name)).toEqual(await files.read(name));
    expect([...bucket.objects.keys()].toSorted()).toEqual(names);
  });

  it('continues where it was interrupted', async () => {
    const target = join(folder, 'target');
    const begun = new Set<string>();
    const reached = Promise.withResolvers<void>();
    /** Fails during its last two writes, after the others are done. */
    class Broken extends FolderStore {
      private done = 0;

      override async write(name: string, bytes: Buffer): Promise<void> {
        begun.add(name);
        if (begun.size > 3) await new Promise(() => undefined);
        await super.write(name, bytes);
        this.done += 1;
        if (this.done === 3) reached.resolve();
      }
    }
    void copyFiles(files, new Broken({ FILES_FOLDER: target }), () => undefined);
    await reached.promise;

    expect(await copy(`folder:${folder}`, `folder:${target}`)).toEqual({
      failures: 0,
      lines: ['5 files: 2 copied, 3 existed, 0 failed.'],
    });
  });

  it('copies files again that are damaged at the target, and removes nothing', async () => {
    await up();
    const damaged = bucket.objects.get('team-1.webp');
    damaged?.bytes.writeUInt8((damaged.bytes[7] ?? 0) ^ 1, 7);
    await files.remove('team-2.webp');

    expect((await up()).lines).toEqual(['4 files: 1 copied, 3 existed, 0 failed.']);
    expect(bucket.objects.get('team-1.webp')?.bytes).toEqual(await files.read('team-1.webp'));
    expect(bucket.objects.has('team-2.webp')).toBe(true);
  });

  it('fails for a file that reads back with other bytes, and copies the rest', async () => {
    class Careless extends FolderStore {
      override write(name: string, bytes: Buffer): Promise<void> {
        return super.write(name, name === 'team-1.webp' ? bytes.subarray(1) : bytes);
      }
    }
    const lines: string[] = [];
    const target = new Careless({ FILES_FOLDER: join(folder, 'target') });

    expect(await copyFiles(files, target, (line) => lines.push(line))).toEqual({
      found: 5,
      copied: 4,
      present: 0,
      failed: 1,
    });
    expect(lines).toEqual(['team-1.webp: came back with other bytes than were written']);
  });

  it('gives up on a store that keeps failing, and reports what was not tried', async () => {
    for (let at = 0; at < 40; at += 1) await files.write(`organizer-x${at}.webp`, Buffer.from('x'));
    // A file where the folder should be: nothing can be written below it.
    const { failures, lines } = await copy(`folder:${folder}`, `folder:${join(folder, 'README', 'below')}`);

    expect(failures).toBeGreaterThanOrEqual(20);
    expect(failures).toBeLessThan(30);
    expect(lines.at(-1)).toBe(
      `${45 - failures} were skipped after too many failures: fix the store, then run it again.`,
    );
  });

  it.each([[[]], [['s3']], [['s3', 's3']], [['s3', 'folder:relative']], [['s3', 'ftp']], [['folder:/nowhere', 's3']]])(
    'rejects %j',
    async (args) => {
      const { failures, lines } = await copy(...args);

      expect(failures).toBe(1);
      expect(lines[0]).toContain('Tasks of the API:');
    },
  );
});
