import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { findMongod } from './findMongod.ts';

async function binary(version: string | null): Promise<string> {
  const file = join(await temporaryFolder(), 'mongod');
  await writeFile(file, version ? `#!/bin/sh\necho "db version v${version}"\n` : '#!/bin/sh\nexit 1\n');
  await chmod(file, 0o755);
  return file;
}

const source = (from: string, version: string | null) => ({ from, locate: () => binary(version) });
const blocked = { from: 'official', locate: () => Promise.reject(new Error('getaddrinfo ENOTFOUND\n  at somewhere')) };

describe('findMongod', () => {
  it('returns the first that runs and its origin', async () => {
    const found = await findMongod(null, {}, [
      source('own', null),
      source('official', '8.0.13'),
      source('wheel', '6.0.5'),
    ]);

    expect(found).toMatchObject({ from: 'official', version: '8.0.13' });
  });

  it('skips one older than 6.0', async () => {
    const found = await findMongod(null, {}, [source('PATH', '5.0.9'), source('wheel', '6.0.5')]);

    expect(found.from).toBe('wheel');
  });

  it('prefers the release line that wrote the data', async () => {
    const found = await findMongod('6.0.5', {}, [source('PATH', '8.0.13'), source('wheel', '6.0.5')]);

    expect(found.version).toBe('6.0.5');
  });

  it('rejects another release line than the one that wrote the data, in one sentence', async () => {
    const search = findMongod('8.0.13', {}, [source('PATH', '6.0.5'), blocked]);

    await expect(search).rejects.toThrow(
      /^The data was written by mongod 8\.0\.13, but only 6\.0\.5 was found \(PATH\)[^.]*: .*\.$/,
    );
  });

  it('downloads nothing of a release line known to differ', async () => {
    const fetched = { from: 'official', version: '8.0.13', locate: () => expect.unreachable('was fetched') };
    const search = findMongod('4.4.1', {}, [source('PATH', null), fetched]);

    await expect(search).rejects.toThrow(
      /^The data was written by mongod 4\.4\.1, but no 4\.4 was found \(.*official: version 8\.0\.13\): set MONGOD_BINARY/,
    );
  });

  it('reports the attempted sources and two remedies when there is none', async () => {
    const search = findMongod(null, {}, [source('PATH', null), blocked]);

    await expect(search).rejects.toThrow(
      /PATH: not there[\s\S]*official: getaddrinfo ENOTFOUND\n[\s\S]*MONGODB_URI[\s\S]*MONGOD_BINARY/,
    );
  });
});
