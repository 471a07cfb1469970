import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import { environment, notesOf, settingNames } from './settings.ts';

const least = { MONGODB_URI: 'mongodb://127.0.0.1:27017', ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') };

describe('readConfig', () => {
  it('requires a database and a key, and has defaults for the rest', () => {
    expect(readConfig(least)).toMatchObject({ PORT: 3000, JOBS: true, HOST: '127.0.0.1', GAME_CONCURRENCY: 3 });
  });

  it.each([
    'mongodb://127.0.0.1:27017/?directConnection=true',
    'mongodb://user:pw@one.example:27017,two.example:27017,three.example:27017/?replicaSet=main',
    'mongodb+srv://cluster.example/otryv',
  ])('accepts one server or a whole cluster: %s', (uri) => {
    expect(readConfig({ ...least, MONGODB_URI: uri }).MONGODB_URI).toBe(uri);
  });

  it('reports all errors together, without the value of any secret', () => {
    const wrong = {
      PORT: '99999',
      MONGODB_URI: 'http://x',
      ENCRYPTION_KEY: 'c2hvcnQtY2FuYXJ5',
      JOBS: 'yes',
      GAME_CONCURRENCY: '0',
    };
    let message = '';
    try {
      readConfig(wrong);
    } catch (error) {
      message = String(error);
    }

    for (const name of Object.keys(wrong)) expect(message).toContain(name);
    expect(message).not.toContain(wrong.ENCRYPTION_KEY);
  });

  it.each(['ENCRYPTION_KEY', 'MONGODB_URI'] as const)('has no default for %s', (name) => {
    expect(() => readConfig({ ...least, [name]: undefined })).toThrow(name);
  });

  it.each([
    ['', []],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, 192.0.2.7, 2001:db8::/32', ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']],
  ])('trusts the configured proxies: «%s»', (text, proxies) => {
    expect(readConfig({ ...least, TRUSTED_PROXIES: text }).TRUSTED_PROXIES).toEqual(proxies);
  });

  it.each(['everyone', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0/8', '::1/129'])('rejects «%s» as a proxy', (text) => {
    expect(() => readConfig({ ...least, TRUSTED_PROXIES: text })).toThrow('TRUSTED_PROXIES');
  });

  it('accepts webhooks to this machine if the portal is restricted to this machine', () => {
    const loose = { ...least, WEBHOOK_ALLOW_LOOPBACK: 'true' };

    expect(readConfig(least).WEBHOOK_ALLOW_LOOPBACK).toBe(false);
    expect(readConfig({ ...loose, PUBLIC_URL: 'http://localhost:3000' }).WEBHOOK_ALLOW_LOOPBACK).toBe(true);
    expect(() => readConfig({ ...loose, PUBLIC_URL: 'https://otryv.example' })).toThrow('WEBHOOK_ALLOW_LOOPBACK');
  });

  it('has no game account by default', () => {
    expect([readConfig(least).GAME_USERNAME, readConfig(least).GAME_PASSWORD]).toEqual([undefined, undefined]);
  });

  it('reads a secret from the file named by NAME_FILE, without the trailing newline', async () => {
    const file = await fileOf('canary with a space \n');

    expect(readConfig({ ...least, GAME_PASSWORD_FILE: file }).GAME_PASSWORD).toBe('canary with a space ');
  });

  it.each([',', ', ', '\n'])('accepts former keys in one text, separated by %j', async (between) => {
    const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const file = await fileOf(keys.map((key) => key.toString('base64')).join(between));

    expect(readConfig({ ...least, ENCRYPTION_KEYS_OLD_FILE: file }).ENCRYPTION_KEYS_OLD).toEqual(keys);
    expect(readConfig(least).ENCRYPTION_KEYS_OLD).toEqual([]);
  });

  it('rejects a secret that is given twice, and one whose file cannot be read, without its value', async () => {
    const file = await fileOf('canary');
    const twice = () => readConfig({ ...least, GAME_PASSWORD: 'canary', GAME_PASSWORD_FILE: file });
    const unreadable = () => readConfig({ ...least, YOUTUBE_API_KEY_FILE: `${file}-none` });

    expect(twice).toThrow(/GAME_PASSWORD: is given twice(?![\s\S]*canary)/);
    expect(unreadable).toThrow(/YOUTUBE_API_KEY: the file that YOUTUBE_API_KEY_FILE names cannot be read/);
  });

  it('reads only secrets from files', async () => {
    const file = await fileOf('0.0.0.0');

    expect(() => readConfig({ ...least, HOST_FILE: file })).toThrow('HOST: takes no file');
  });

  it.each(settingNames.filter((name) => !notesOf(name).example.includes('`')))(
    'accepts the documented example of %s',
    (name) => {
      expect(environment.shape[name].safeParse(notesOf(name).example).success).toBe(true);
    },
  );
});

async function fileOf(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'secret'), text);
  return join(folder, 'secret');
}
