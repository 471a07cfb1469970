import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeRoom } from './room.ts';

describe('makeRoom', () => {
  it.runIf(existsSync('/proc/self'))('says in one sentence that /proc takes no folder, and ends', async () => {
    await expect(makeRoom('/proc/otryv/deep')).rejects.toThrow(/\/proc\/otryv\/deep cannot be written/);
  });

  it('makes a folder that is not there', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'otryv-room-')), 'deep', 'data');

    await expect(makeRoom(folder)).resolves.toBeUndefined();
  });

  it('says in one sentence that the folder cannot be written', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'otryv-room-')), 'file');
    await writeFile(file, '');

    await expect(makeRoom(join(file, 'data'))).rejects.toThrow(
      /^The data folder .* cannot be written .*OTRYV_DATA[^\n]*\.$/,
    );
  });
});
