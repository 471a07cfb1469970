import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { isFileName, requireFileName } from './file-names.ts';
import type { FileStore } from './file-store.ts';
import { unlessMissing } from './unless-missing.ts';

const draftPattern = /^\.[0-9a-f-]{36}$/;

/** Keeps files in FILES_FOLDER. */
export class FolderStore implements FileStore {
  private readonly folder: string;

  constructor({ FILES_FOLDER }: Pick<Config, 'FILES_FOLDER'>) {
    this.folder = FILES_FOLDER;
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    requireFileName(name);
    await mkdir(this.folder, { recursive: true });
    // Reads never see a partial file.
    const draft = join(this.folder, `.${randomUUID()}`);
    await writeFile(draft, bytes);
    await rename(draft, join(this.folder, name));
  }

  async read(name: string): Promise<Buffer | null> {
    if (!isFileName(name)) return null;
    return unlessMissing(readFile(join(this.folder, name)), null);
  }

  async listWrittenBefore(moment: Date): Promise<string[]> {
    const names = await unlessMissing(readdir(this.folder), []);
    const old = names.map(async (name) => {
      const written = await unlessMissing(
        stat(join(this.folder, name)).then(({ mtime }) => mtime),
        moment,
      );
      return isOurs(name) && written < moment ? [name] : [];
    });
    return (await Promise.all(old)).flat();
  }

  async countBytes(): Promise<number> {
    const names = await unlessMissing(readdir(this.folder), []);
    const sizes = names.map((name) => unlessMissing(stat(join(this.folder, name)), { size: 0 }));
    return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
  }

  async remove(name: string): Promise<void> {
    if (isOurs(name)) await rm(join(this.folder, name), { force: true });
  }
}

function isOurs(name: string): boolean {
  return isFileName(name) || draftPattern.test(name);
}
