import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Session } from '../database/session.ts';

/** Newest backup that was restored and compared. */
export interface VerifiedBackup {
  name: string;
  /** Moment of the snapshot. */
  madeAt: Date;
  bytes: number;
}

/** When backups of this database succeeded and failed. Excluded from exports, so that a restore does not change it. */
export interface BackupRecord {
  /** When a process with a backup folder first started. */
  since: Date;
  verified: VerifiedBackup | null;
  /** `null` if the last one succeeded. */
  failure: { at: Date; reason: string } | null;
}

type Stored = BackupRecord & { _id: string };

const id = 'record';

/** Record stored in the database, so that processes without the folder can read it too. */
@Injectable()
export class BackupRecords {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async read(): Promise<BackupRecord | null> {
    return this.records().findOne({ _id: id });
  }

  async findLastVerifiedBackup(): Promise<VerifiedBackup | null> {
    return (await this.read())?.verified ?? null;
  }

  /** Records the start once: the time without backups counts from here. */
  async begin(at: Date): Promise<void> {
    const none = { since: at, verified: null, failure: null };
    await this.records().updateOne({ _id: id }, { $setOnInsert: none }, { upsert: true });
  }

  /** Keeps the newer of this and the previous one. A backup dated in the future by a wrong clock is ignored. */
  async succeed(verified: VerifiedBackup, now: Date, session: Session): Promise<void> {
    if (verified.madeAt > now) return;
    const isOlder = [
      { verified: null },
      { 'verified.madeAt': { $lte: verified.madeAt } },
      { 'verified.madeAt': { $gt: now } },
    ];
    await this.records().updateOne({ _id: id, $or: isOlder }, { $set: { verified, failure: null } }, { session });
  }

  async fail(at: Date, reason: string): Promise<void> {
    await this.records().updateOne({ _id: id }, { $set: { failure: { at, reason } } });
  }

  private records() {
    return this.connection.collection<Stored>('backups');
  }
}
