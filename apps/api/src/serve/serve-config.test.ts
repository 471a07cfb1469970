import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@otryv/local-stack';
import { startObjectStore } from '@otryv/provider-simulator';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { ServicesDown, WrongConfiguration } from '../config.ts';
import { fillBuild } from '../testing/fill-build.ts';
import { serveConfig } from './serve-config.ts';

describe('serveConfig', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'otryv-serve-'));
    await fillBuild(folder);
  });

  afterEach(() => rm(folder, { recursive: true }));

  const safe = () => ({
    MONGODB_URI: inject('mongoUri'),
    ENCRYPTION_KEY: createHash('sha256').update('a key of tests').digest('base64'),
    PUBLIC_URL: 'https://otryv.example',
    SMTP_URL: 'smtps://user:hJ8-kfu2_Lq@mail.example:465',
    MAIL_FROM: 'Отрыв <no-reply@otryv.example>',
    FILES_FOLDER: join(folder, 'files', 'pictures'),
  });
  const bucket = {
    S3_BUCKET: 'otryv-files',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY_ID: 'AKIA01',
    S3_SECRET_ACCESS_KEY: 'hJ8-kfu2_Lq',
  };
  const serve = (changes: NodeJS.ProcessEnv = {}, args: string[] = []) =>
    serveConfig({ variables: { ...safe(), ...changes }, args, folder });

  it('accepts safe settings, and finds the build', async () => {
    expect(await serve()).toMatchObject({
      JOBS: true,
      REQUESTS: true,
      PORTAL_FOLDER: join(folder, 'portal'),
      GUIDE_FOLDER: join(folder, 'guide'),
    });
  });

  it.each([
    ['api', { JOBS: false, REQUESTS: true }],
    ['worker', { JOBS: true, REQUESTS: false }],
    ['all', { JOBS: true, REQUESTS: true }],
  ])('runs the parts of the role %s', async (role, wanted) => {
    expect(await serve({}, ['--role', role])).toMatchObject(wanted);
  });

  it.each([
    ['--role', {}, ['--role', 'boss']],
    ['--role', {}, ['--rol', 'api']],
    ['--role', {}, ['--role', 'toString']],
    ['PUBLIC_URL', { PUBLIC_URL: undefined }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://otryv.example' }],
    ['ENCRYPTION_KEY', { ENCRYPTION_KEY: undefined }],
    ['ENCRYPTION_KEY', { ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') }],
    ['ENCRYPTION_KEY', { ENCRYPTION_KEY: 'the quick brown fox jumps over the lazy dogs 1234567' }],
    ['ENCRYPTION_KEYS_OLD', { ENCRYPTION_KEYS_OLD: 'the quick brown fox' }],
    ['YANDEX_CLIENT_SECRET', { YANDEX_CLIENT_ID: 'otryv', YANDEX_CLIENT_SECRET: 'SECRET' }],
    ['TELEGRAM_BOT_TOKEN', { TELEGRAM_BOT_TOKEN: '1234567890:TOKEN' }],
    ['YOOKASSA_SECRET_KEY', { YOOKASSA_SHOP_ID: '123456' }],
    ['GAME_USERNAME', { GAME_PASSWORD: 'hJ8-kfu2_Lq' }],
    ['MONGODB_URI', { MONGODB_URI: 'mongodb://otryv:PASSWORD@127.0.0.1:1' }],
    ['MONGODB_URI', { MONGODB_URI: 'mongodb://otryv:short@127.0.0.1:1' }],
    ['MONGODB_URI', { MONGODB_URI: 'mongodb://127.0.0.1:1/?tlsAllowInvalidCertificates=true' }],
    ['SMTP_URL', { SMTP_URL: undefined }],
    ['SMTP_URL', { SMTP_URL: 'smtps://user:PASSWORD@mail.example:465', MAIL_FOLDER: '/proc/otryv' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://user:hJ8#kfu2_Lq@mail.example:465' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://user:25/kfu2_Lq@mail.example:465' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://user:hJ8-kfu2_Lq@mail.example:465?tls.rejectUnauthorized=false' }],
    ['MAIL_CA', { MAIL_CA: 'canary' }],
    ['MAIL_CA', { MAIL_CA_FILE: '/nowhere/ca.pem' }],
    ['MAIL_FROM', { MAIL_FROM: undefined }],
    ['METRICS_PORT', { PORT: '9464', METRICS_PORT: '9464' }],
    ['METRICS_PORT', { METRICS_PORT: '0' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'loopback, ::/0' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '0.0.0.0/1, 128.0.0.0/1' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '::ffff:0:0/96' }],
    ['SHOW_MAIL', { SHOW_MAIL: 'true' }],
    ['WEBHOOK_ALLOW_LOOPBACK', { WEBHOOK_ALLOW_LOOPBACK: 'true', PUBLIC_URL: 'http://localhost:3000' }],
    ['GAME_API_URL', { GAME_API_URL: 'http://127.0.0.1:4000/api/' }],
    ['YOOKASSA_URL', { YOOKASSA_URL: 'http://pay.example' }],
    ['JOBS', { JOBS: 'false' }],
    ['CLOCK_SHIFT_MS', { CLOCK_SHIFT_MS: '5' }],
    ['NODE_OPTIONS', { NODE_OPTIONS: '--inspect=0.0.0.0' }],
    ['NODE_OPTIONS', { NODE_OPTIONS: '--experimental_loader=./x.mjs' }],
    ['NODE_TLS_REJECT_UNAUTHORIZED', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
    ['PORTAL_FOLDER', { PORTAL_FOLDER: '/nowhere' }],
    ['FILES_FOLDER', { FILES_FOLDER: '/proc/otryv' }],
    ['FILES_FOLDER', { FILES_FOLDER: undefined }],
    ['BACKUP_KEY', { BACKUP_KEY: Buffer.alloc(32, 7).toString('base64') }],
    ['BACKUP_FOLDER', { BACKUP_FOLDER: 'backups' }],
    ['S3_ACCESS_KEY_ID', { BACKUP_BUCKET: 'otryv-backups' }],
    ['BACKUP_FOLDER', { BACKUP_FOLDER: '/srv/files/backups', FILES_FOLDER: '/srv/files' }],
    ['BACKUP_FOLDER', { BACKUP_FOLDER: '/proc/otryv' }],
    ['S3_BUCKET', { ...bucket, S3_BUCKET: 'Not a bucket' }],
    ['S3_BUCKET', { ...bucket, S3_BUCKET: undefined }],
    ['S3_BUCKET', { S3_PREFIX: 'otryv/' }],
    ['S3_ACCESS_KEY_ID', { ...bucket, S3_ACCESS_KEY_ID: undefined }],
    ['S3_SECRET_ACCESS_KEY', { ...bucket, S3_SECRET_ACCESS_KEY: undefined }],
    ['S3_SECRET_ACCESS_KEY', { ...bucket, S3_SECRET_ACCESS_KEY: 'SECRET' }],
    ['S3_PREFIX', { ...bucket, S3_PREFIX: '/otryv' }],
    ['S3_ENDPOINT', { ...bucket, S3_ENDPOINT: 'http://storage.example' }],
    ['S3_ENDPOINT', { ...bucket, S3_ENDPOINT: 'http://93.184.216.34:9000' }],
    ['S3_ENDPOINT', bucket],
  ])('rejects only %s with %o %o', async (name, changes: NodeJS.ProcessEnv, args: string[] = []) => {
    const message = await messageOf(serve(changes, args));

    expect(message.split('\n').slice(1)).toEqual([expect.stringMatching(new RegExp(`^ {2}${name}: .+\\.$`))]);
    // A rejected address is not called.
    expect(message).not.toContain('leads to no MongoDB');
  });

  it('keeps files in a reachable bucket, without a folder', async () => {
    const store = await startObjectStore();
    try {
      expect(await serve({ ...store.settings, FILES_FOLDER: undefined })).toMatchObject({
        S3_BUCKET: store.settings.S3_BUCKET,
      });
      const wrong = [
        ['S3_BUCKET', 'another-bucket'],
        ['BACKUP_BUCKET', 'another-bucket'],
        ['BACKUP_BUCKET', store.settings.S3_BUCKET],
        ['S3_ACCESS_KEY_ID', 'AKIA02'],
      ] as const;
      for (const [name, value] of wrong) {
        expect(await messageOf(serve({ ...store.settings, [name]: value }))).toMatch(
          new RegExp(`\\n {2}${name}: .+\\.$`),
        );
      }
      expect(store.objects.size).toBe(0);
    } finally {
      await store.close();
    }
  });

  it('requires neither https nor mail for a trial on this machine', async () => {
    const trial = { PUBLIC_URL: 'http://localhost:8080', SMTP_URL: undefined, MAIL_FROM: undefined };

    expect(await serve({ ...trial, MAIL_FOLDER: join(folder, 'mail') })).toMatchObject({ SHOW_MAIL: false });
  });

  it('requires no backup folder if no jobs run', async () => {
    expect(await serve({ BACKUP_FOLDER: '/proc/otryv' }, ['--role', 'api'])).toMatchObject({ JOBS: false });
  });

  it('does not call the settings wrong if only a service does not respond', async () => {
    const down = {
      ...bucket,
      MONGODB_URI: `mongodb://otryv:hJ8-kfu2_Lq-7d@127.0.0.1:${await freePort()}/?replicaSet=rs0`,
      S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    };
    const starting = serve(down);

    await expect(starting).rejects.toThrow(ServicesDown);
    await expect(starting).rejects.toThrow(/\n {2}MONGODB_URI: .+\n {2}S3_ENDPOINT: does not respond/);
    await expect(serve({ ...down, SHOW_MAIL: 'true' })).rejects.toThrow(WrongConfiguration);
  });

  it('lists everything together, without the value of any secret', async () => {
    const uri = `mongodb://otryv:canary-of-a-password@127.0.0.1:${await freePort()}/?replicaSet=rs0`;
    const message = await messageOf(
      serve({
        MONGODB_URI: uri,
        ENCRYPTION_KEY: 'canary',
        SMTP_URL: 'smtps://user:canary/#1@mail.example',
        PUBLIC_URL: 'http://otryv.example',
      }),
    );

    for (const name of ['MONGODB_URI', 'ENCRYPTION_KEY', 'SMTP_URL', 'PUBLIC_URL'])
      expect(message).toContain(`${name}: `);
    expect(message).not.toContain('canary');
  });
});

function messageOf(outcome: Promise<unknown>): Promise<string> {
  return outcome.then(
    () => 'not refused',
    (error: Error) => error.message,
  );
}
