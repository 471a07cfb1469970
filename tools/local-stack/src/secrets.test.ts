import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ensureSecrets } from './secrets.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

describe('ensureSecrets', () => {
  let file: string;

  beforeEach(async () => {
    file = join(await temporaryFolder(), 'data', 'secrets.json');
  });

  it('creates long secrets once and keeps them', async () => {
    const first = await ensureSecrets(file);
    const second = await ensureSecrets(file);

    expect(second).toEqual(first);
    expect(Buffer.from(first.ENCRYPTION_KEY, 'base64')).toHaveLength(32);
    expect(first.GAME_PASSWORD.length).toBeGreaterThanOrEqual(24);
  });

  it('makes them readable by the owner only', async () => {
    await ensureSecrets(file);

    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('differs between installations', async () => {
    const here = await ensureSecrets(file);
    const there = await ensureSecrets(`${file}.other`);

    expect(there.ENCRYPTION_KEY).not.toBe(here.ENCRYPTION_KEY);
  });

  it('adds missing secrets and keeps the rest', async () => {
    const { ENCRYPTION_KEY } = await ensureSecrets(file);
    await writeFile(file, JSON.stringify({ ENCRYPTION_KEY, FROM_ELSEWHERE: 'kept' }));

    const secrets = await ensureSecrets(file);

    expect(secrets.ENCRYPTION_KEY).toBe(ENCRYPTION_KEY);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ FROM_ELSEWHERE: 'kept' });
  });
});
