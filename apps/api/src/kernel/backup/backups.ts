import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { CONFIG, type Config } from '../../config.ts';
import { Clock } from '../clock.ts';
import { Transactions } from '../database/transactions.ts';
import { FaultLog } from '../errors/fault-log.ts';
import { stackOf } from '../errors/stack-of.ts';
import { FileStore } from '../files/file-store.ts';
import { FilesUnavailable } from '../files/files.errors.ts';
import { Jobs } from '../jobs/jobs.ts';
import { type Lock, Locks, LockTaken } from '../locks/locks.ts';
import { BackupCheck } from './backup-check.ts';
import { BackupRecords } from './backup-records.ts';
import { BackupLeftOff } from './export/backup-left-off.ts';
import { BackupProblem } from './export/backup-problem.ts';
import { DataExport } from './export/data-export.ts';
import { UnfinishedImport } from './export/unfinished-import.ts';
import { requireRoom, requireRoomForCheck } from './require-room.ts';
import { BackupStore } from './stores/backup-store.ts';
import {
  backupDay,
  nameOfBackup,
  outdatedBackups,
  readNameOfBackup,
  type StoredBackup,
} from './stores/kept-backups.ts';

type Log = (line: string) => void;

const makeJob = 'backups.make';
const lockName = 'backup';

/** Makes and verifies a daily backup, and removes outdated ones, in one process at a time. */
@Injectable()
export class Backups implements OnModuleInit {
  private readonly logger = new Logger(Backups.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectConnection() private readonly connection: Connection,
    private readonly store: BackupStore,
    private readonly data: DataExport,
    private readonly check: BackupCheck,
    private readonly records: BackupRecords,
    private readonly files: FileStore,
    private readonly unfinished: UnfinishedImport,
    private readonly locks: Locks,
    private readonly transactions: Transactions,
    private readonly faults: FaultLog,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    // Without a backup location, the job is left to a process that has one.
    if (this.store.place !== null) this.jobs.every('1 hour', makeJob, () => this.makeIfDue());
  }

  /**
   * Makes a backup if the day has none yet, so that failures are retried each hour. Records a failure in the error log.
   */
  async makeIfDue(): Promise<void> {
    const now = this.clock.now();
    await this.records.begin(now);
    const last = await this.records.findLastVerifiedBackup();
    if (last && last.madeAt > now)
      this.logger.warn({ name: last.name }, 'The last backup is dated after now: it does not count');
    else if (last && backupDay(last.madeAt) === backupDay(now)) return;
    try {
      await this.make();
    } catch (error) {
      if (error instanceof LockTaken || error instanceof BackupLeftOff) return;
      await this.fail(error);
    }
  }

  /** Throws BackupProblem, and LockTaken while another process makes or verifies a backup. */
  async makeByHand(log: Log): Promise<StoredBackup> {
    return this.make(true, log);
  }

  private async make(isManual = false, log: Log = () => undefined): Promise<StoredBackup> {
    this.requirePlace();
    await this.unfinished.requireNone();
    return this.locks.run(lockName, async (lock) => {
      await this.store.tidy();
      await this.requireRoom();
      const madeAt = this.clock.now();
      await this.records.begin(madeAt);
      const name = nameOfBackup({ madeAt, isVerified: false, isManual });
      const options = { key: this.config.BACKUP_KEY, isEnding: this.isEnding, log };
      await this.store.put(name, (path) => this.data.run(path, options));
      try {
        const made = await this.verifyStored(name, lock);
        this.logger.log({ name: made.name, bytes: made.bytes }, 'A backup is made and verified');
        return made;
      } finally {
        for (const outdated of outdatedBackups(await this.store.list())) await this.store.remove(outdated.name);
      }
    });
  }

  list(): Promise<StoredBackup[]> {
    this.requirePlace();
    return this.store.list();
  }

  /** Verifies any file, or a backup of the store by name. Throws BackupProblem, LockTaken. */
  async verify(file: string): Promise<void> {
    await this.locks.run(lockName, async (lock) => {
      requireRoomForCheck(await this.stats());
      if (await this.isStored(file)) await this.verifyStored(file, lock);
      else await this.check.run(file, this.isEnding);
    });
  }

  /** Provides the path of any file, or of a backup of the store by name. */
  async use<T>(file: string, work: (path: string) => Promise<T>): Promise<T> {
    return (await this.isStored(file)) ? this.store.use(file, work) : work(file);
  }

  private async isStored(file: string): Promise<boolean> {
    if (this.store.place === null || readNameOfBackup(file) === null) return false;
    return (await this.store.list()).some(({ name }) => name === file);
  }

  /** Restores and compares a backup; renames it to verified, and records the newest. */
  private async verifyStored(name: string, lock: Lock): Promise<StoredBackup> {
    await this.store.use(name, (path) => this.check.run(path, this.isEnding));
    const named = readNameOfBackup(name);
    if (!named) throw new Error(`${name} is no backup.`);
    const { madeAt, isManual } = named;
    const verified = nameOfBackup({ madeAt, isVerified: true, isManual });
    if (verified !== name) await this.store.rename(name, verified);
    const found = (await this.store.list()).find((one) => one.name === verified);
    if (!found) throw new BackupProblem(`${verified} is not there any more.`);
    await this.transactions.run(async (session) => {
      // A process frozen for longer than its lock must not report an older one.
      await lock.fence(session);
      await this.records.succeed({ name: verified, madeAt, bytes: found.bytes }, this.clock.now(), session);
    });
    return found;
  }

  private readonly isEnding = () => this.jobs.isEnding;

  private async requireRoom(): Promise<void> {
    const stats = await this.stats();
    requireRoomForCheck(stats);
    const free = await this.store.getFreeBytes();
    if (free === null) return;
    const last = (await this.records.findLastVerifiedBackup())?.bytes ?? null;
    const uploads = last === null ? await this.files.countBytes() : 0;
    requireRoom(free, { last, data: Number(stats.dataSize ?? 0), uploads });
  }

  private async stats(): Promise<Record<string, unknown>> {
    return (await this.connection.db?.stats()) ?? {};
  }

  private requirePlace(): void {
    if (this.store.place === null)
      throw new BackupProblem(
        'There is no place for backups: set BACKUP_FOLDER to one that this user may write, or BACKUP_BUCKET.',
      );
  }

  /** Records the failure, and reports it in the error log that administrators see. */
  private async fail(error: unknown): Promise<void> {
    const reason = reasonOf(error);
    this.logger.error({ err: error }, 'A backup failed');
    await this.records.fail(this.clock.now(), reason);
    const stack = stackOf(error).replace(/^.*/, `BackupFailed: ${reason}`);
    await this.faults.write({ requestId: randomUUID(), method: 'JOB', path: makeJob, userId: null, stack });
  }
}

/** Returns a loggable reason: third-party messages may contain values. */
function reasonOf(error: unknown): string {
  if (error instanceof BackupProblem) return error.message;
  if (error instanceof FilesUnavailable) return error.reason;
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'an unknown reason';
}
