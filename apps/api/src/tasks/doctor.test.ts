import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startObjectStore } from '@otryv/provider-simulator';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Config } from '../config.ts';
import { UnfinishedImport } from '../kernel/backup/export/unfinished-import.ts';
import { fillBuild } from '../testing/fill-build.ts';
import { startApi } from '../testing/start-api.ts';
import { examine } from './doctor.ts';
import { openStill } from './open-tasks.ts';

describe('examine', () => {
  let app: NestFastifyApplication;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'otryv-doctor-'));
    await fillBuild(folder);
    app = await startApi();
    await app.listen(0, '127.0.0.1');
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  async function examined(changes: NodeJS.ProcessEnv = {}, opens?: typeof openStill) {
    const lines: string[] = [];
    let opened = 0;
    const variables = {
      MONGODB_URI: inject('mongoUri'),
      MONGODB_DATABASE: app.get<Connection>(getConnectionToken()).name,
      ENCRYPTION_KEY: createHash('sha256').update('a key of tests').digest('base64'),
      PUBLIC_URL: await app.getUrl(),
      FILES_FOLDER: join(folder, 'files'),
      MAIL_FOLDER: join(folder, 'mail'),
      ...changes,
    };
    const open = async (config: Config) => {
      opened += 1;
      return opens ? opens(config) : app;
    };
    const code = await examine({ variables, folder, open }, (line) => lines.push(line));
    const about = lines.slice(0, -1).map((line) => line.split(':')[0]?.split(/ +/)[1]);
    return { code, opened, lines, about };
  }

  it('checks everything, and exits with 1 if there are only warnings', async () => {
    const { code, about, lines } = await examined();

    expect(about).toEqual([
      'settings',
      'memory',
      'disk',
      'database',
      'clock',
      'migrations',
      'indexes',
      'backup',
      'keys',
      'game',
      'mail',
      'PUBLIC_URL',
    ]);
    expect(lines).toContainEqual(expect.stringMatching(/^warning {2}game: no account is set/));
    expect(lines.at(-1)).toMatch(/^12 findings, broken: 0, warnings: \d\.$/);
    expect(code).toBe(1);
  });

  it('checks everything through an API that is not started', async () => {
    const still: INestApplicationContext[] = [];
    const { about } = await examined({}, async (config) => {
      const opened = await openStill(config);
      still.push(opened);
      return opened;
    });
    for (const one of still) await one.close();

    expect(about).toEqual(expect.arrayContaining(['indexes', 'keys', 'game', 'PUBLIC_URL']));
  });

  it('checks the rest if a setting is rejected, without using it', async () => {
    const { code, about, opened } = await examined({
      ENCRYPTION_KEY: 'canary',
      SMTP_URL: 'canary',
      YANDEX_CLIENT_ID: 'id',
    });

    expect(about).toEqual(['SMTP_URL', 'ENCRYPTION_KEY', 'YANDEX_CLIENT_SECRET', 'memory', 'disk', 'PUBLIC_URL']);
    expect({ code, opened }).toEqual({ code: 2, opened: 0 });
  });

  it('checks the bucket instead of the disk, and stores nothing in it', async () => {
    const store = await startObjectStore();
    const { about, lines } = await examined(store.settings);
    await store.close();
    const { about: aboutClosed } = await examined(store.settings);

    expect(about.slice(0, 3)).toEqual(['settings', 'memory', 'bucket']);
    expect(lines[2]).toBe('ok       bucket: otryv-files responds and accepts the key.');
    expect(store.objects.size).toBe(0);
    expect(aboutClosed.slice(0, 3)).toEqual(['S3_ENDPOINT', 'memory', 'database']);
  });

  it('does not open the API on a rejected database', async () => {
    const { about, opened } = await examined({ MONGODB_URI: 'mongodb://otryv:short@127.0.0.1:1' });

    expect({ about, opened }).toEqual({ about: ['MONGODB_URI', 'memory', 'disk', 'mail', 'PUBLIC_URL'], opened: 0 });
  });

  it('detects an interrupted import', async () => {
    await app.get(UnfinishedImport).begin();
    const { code, lines } = await examined();
    await app.get(UnfinishedImport).end();

    expect(lines).toContainEqual(expect.stringMatching(/^broken {3}data: an import was interrupted/));
    expect(code).toBe(2);
  });
});
