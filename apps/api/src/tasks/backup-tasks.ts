import type { INestApplicationContext } from '@nestjs/common';
import { Backups } from '../kernel/backup/backups.ts';
import { LockTaken } from '../kernel/locks/locks.ts';
import { UsageError } from './arguments.ts';

type Log = (line: string) => void;

const kilobyte = 1e3;

/** Makes and verifies a backup, in addition to the daily ones. */
export async function makeBackup(app: INestApplicationContext, log: Log): Promise<number> {
  return alone(log, async () => {
    const { name, bytes } = await app.get(Backups).makeByHand(log);
    log(`${name}: ${inKilobytes(bytes)}, verified`);
  });
}

export async function listBackups(app: INestApplicationContext, log: Log): Promise<number> {
  const backups = await app.get(Backups).list();
  for (const { name, bytes, isVerified } of backups.toSorted((one, other) => one.name.localeCompare(other.name)))
    log(`${name}: ${inKilobytes(bytes)}, ${isVerified ? 'verified' : 'not verified'}`);
  if (backups.length === 0) log('there are no backups yet');
  return 0;
}

/** Restores a backup beside the database, and compares it with the export. */
export async function verifyBackup(app: INestApplicationContext, [file]: readonly string[], log: Log): Promise<number> {
  if (!file) throw new UsageError('Pass the name of a backup, or the path of a file.');
  return alone(log, async () => {
    await app.get(Backups).verify(file);
    log(`${file}: verified`);
  });
}

async function alone(log: Log, work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    if (!(error instanceof LockTaken)) throw error;
    log('Another process is making or verifying a backup: wait until it finishes.');
    return 1;
  }
}

function inKilobytes(bytes: number): string {
  return `${Math.ceil(bytes / kilobyte)} kB`;
}
