import { existsSync } from 'node:fs';
import { chmod, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureDataDir, explainOn } from './ensureDataDir.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

describe('ensureDataDir', () => {
  it.runIf(existsSync('/proc/self'))('reports in one sentence that /proc accepts no folder, and ends', async () => {
    await expect(ensureDataDir('/proc/otryv/deep')).rejects.toThrow(/\/proc\/otryv\/deep is not writable/);
  });

  it('creates a missing folder, for its owner only', async () => {
    const folder = join(await temporaryFolder(), 'deep', 'data');

    await ensureDataDir(folder);

    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('removes access by others from an existing folder', async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o755);

    await ensureDataDir(folder);

    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('reports in one sentence that the folder is not writable', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');

    await expect(ensureDataDir(join(file, 'data'))).rejects.toThrow(
      /^The data folder .* is not writable .*OTRYV_DATA[^\n]*\.$/,
    );
  });
});

describe('explainOn', () => {
  const failure = new Error('POST /api/news answered 503');

  it.each([
    { freeMb: 19, sentence: 'The disk is full: free some space and start again.' },
    { freeMb: 20, sentence: failure.message },
  ])('reports with $freeMb MB free: $sentence', async ({ freeMb, sentence }) => {
    expect(await explainOn('/data', failure, async () => freeMb)).toBe(sentence);
  });
});
