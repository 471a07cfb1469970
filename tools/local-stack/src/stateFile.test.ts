import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readDataVersion } from './mongod/dataVersion.ts';
import { ensureSeasonSettings } from './seasonSettings.ts';
import { ensureSecrets } from './secrets.ts';
import { readState, writeState } from './stateFile.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const schema = z.object({ text: z.string() });

describe('a state file', () => {
  let file: string;

  beforeEach(async () => {
    file = join(await temporaryFolder(), 'data', 'state.json');
  });

  it('is complete at every moment, despite concurrent writes', async () => {
    const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(200_000));
    await writeState(file, { text: texts[0] });

    const writing = (async () => {
      for (let round = 0; round < 25; round += 1) await Promise.all(texts.map((text) => writeState(file, { text })));
    })();
    let isWriting = true;
    void writing.finally(() => (isWriting = false));
    const seen: string[] = [];
    while (isWriting) seen.push((await readState(file, schema, ''))?.text ?? '');
    await writing;

    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every((text) => texts.includes(text))).toBe(true);
    expect(await readdir(dirname(file))).toEqual(['state.json']);
  });

  it('is readable by its owner only', async () => {
    await writeState(file, {});

    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(file))).mode & 0o777).toBe(0o700);
  });

  it('may be missing', async () => {
    expect(await readState(file, schema, '')).toBeNull();
  });

  it.each([
    ['secrets', ensureSecrets],
    ['season', ensureSeasonSettings],
    ['data version', readDataVersion],
  ] as const)('is reported with the remedy when it is broken: %s', async (_name, read) => {
    await writeState(file, {});
    for (const broken of ['', '{"seed":', '[]', '{"seed":"x","ENCRYPTION_KEY":5,"version":8}']) {
      await writeFile(file, broken);

      await expect(read(file)).rejects.toThrow(new RegExp(`^${file} is broken: .+\\.$`));
    }
    expect(await readFile(file, 'utf8')).toContain('"seed":"x"');
  });
});
