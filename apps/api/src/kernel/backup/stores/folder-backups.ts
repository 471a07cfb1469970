import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../config.ts';
import { unlessMissing } from '../../files/unless-missing.ts';
import { toDisk } from '../export/write-export.ts';
import type { BackupStore } from './backup-store.ts';
import { readNameOfBackup, type StoredBackup } from './kept-backups.ts';

const erasures = 'erasures.jsonl';
/** Temporary name that `writeExport` gives a file until it is complete. */
const partPattern = /^\.(otryv-.+)\.[0-9a-f-]{36}$/;
const ownFolder = 0o700;
const ownFile = 0o600;

/** Keeps backups in BACKUP_FOLDER, accessible only to the user of the process. */
export class FolderBackups implements BackupStore {
  constructor(private readonly config: Pick<Config, 'BACKUP_FOLDER'>) {}

  get place(): string | null {
    return this.config.BACKUP_FOLDER ?? null;
  }

  async list(): Promise<StoredBackup[]> {
    const known = (await this.names()).flatMap((name) => readNameOfBackup(name) ?? []);
    return Promise.all(
      known.map(async (backup) => ({ ...backup, bytes: (await stat(await this.pathOf(backup.name))).size })),
    );
  }

  async put(name: string, write: (path: string) => Promise<void>): Promise<void> {
    await write(await this.pathOf(name));
  }

  async use<T>(name: string, work: (path: string) => Promise<T>): Promise<T> {
    return work(await this.pathOf(name));
  }

  async rename(from: string, to: string): Promise<void> {
    await rename(await this.pathOf(from), await this.pathOf(to));
    await toDisk(await this.folder());
  }

  async remove(name: string): Promise<void> {
    await rm(await this.pathOf(name), { force: true });
  }

  async tidy(): Promise<void> {
    for (const name of await this.names()) {
      const [, whole = ''] = partPattern.exec(name) ?? [];
      if (readNameOfBackup(whole)) await this.remove(name);
    }
  }

  async getFreeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(await this.folder());
    return bavail * bsize;
  }

  async addErasures(lines: readonly string[]): Promise<void> {
    const path = await this.pathOf(erasures);
    const file = await open(path, 'a', ownFile);
    try {
      // Starts with a line break: a line that another process wrote incompletely stays separate, and readers skip it.
      await file.appendFile(`\n${lines.join('\n')}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await toDisk(await this.folder());
  }

  async listErasures(): Promise<string[]> {
    const text = await unlessMissing(readFile(await this.pathOf(erasures), 'utf8'), '');
    return text.split('\n').filter((line) => line !== '');
  }

  private async names(): Promise<string[]> {
    return readdir(await this.folder());
  }

  private async pathOf(name: string): Promise<string> {
    return join(await this.folder(), name);
  }

  private async folder(): Promise<string> {
    if (this.place === null) throw new Error('There is no folder of backups.');
    await mkdir(this.place, { recursive: true, mode: ownFolder });
    return this.place;
  }
}
