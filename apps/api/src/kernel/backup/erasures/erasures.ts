import { createHmac } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { machineTime } from '../../clock.ts';
import type { Session } from '../../database/session.ts';
import { Jobs } from '../../jobs/jobs.ts';
import { BackupProblem } from '../export/backup-problem.ts';
import { BackupStore } from '../stores/backup-store.ts';
import { ErasureRecord } from './erasure.schema.ts';
import { ErasureKeys, type HashKeys } from './erasure-keys.ts';
import { type ErasureLine, readErasureList } from './erasure-lines.ts';

/** Subject of an erasure: an account by its id, a rider by the number in the game. */
export type Erased = { kind: 'user'; id: string } | { kind: 'rider'; id: number };

const batch = 1_000;

/**
 * Deleted accounts and hidden figures, in a list outside of the database that is reapplied after a restore, since a
 * backup is older.
 *
 * A change is recorded in its transaction, and added to the list within seconds by a process with access to the backup
 * folder.
 */
@Injectable()
export class Erasures implements OnModuleInit {
  constructor(
    @InjectModel(ErasureRecord.name) private readonly model: Model<ErasureRecord>,
    private readonly keys: ErasureKeys,
    private readonly store: BackupStore,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('5 seconds', 'erasures.list', () => this.list());
  }

  /** Whether the list is kept, and can be reapplied. */
  get isKept(): boolean {
    return this.store.place !== null;
  }

  async noteDeletion(userId: string, session: Session): Promise<void> {
    await this.note({ kind: 'user', id: userId }, { isDeleted: true }, session);
  }

  /** Records what an account hides for its riders; an empty list shows everything again. */
  async noteHiding(
    userId: string,
    zwiftIds: readonly number[],
    hidden: readonly string[],
    session: Session,
  ): Promise<void> {
    await this.note({ kind: 'user', id: userId }, { hidden }, session);
    for (const id of zwiftIds) await this.note({ kind: 'rider', id }, { hidden }, session);
  }

  /** Adds missing entries to the list. Failures are retried next time. */
  async list(): Promise<void> {
    if (!this.isKept) return;
    // Entries under a key that does not open wait for it: in the list they would block every restore.
    const key = trusted({ $in: [...(await this.keys.listKeys()).keys()] });
    for (;;) {
      const records = await this.model.find({ isListed: false, key }).sort({ at: 1 }).limit(batch).lean();
      if (records.length === 0) return;
      await this.store.addErasures(records.map((record) => JSON.stringify(toLine(record))));
      for (const { _id, revision } of records)
        await this.model.updateOne({ _id, revision }, { $set: { isListed: true } });
    }
  }

  /**
   * Returns what the list has and the stored data lacks: newer choices, and every deletion.
   *
   * Of two lines of one hash the higher revision is newer, of two hashes of one account the later time. Throws
   * BackupProblem.
   */
  async findNewer(): Promise<NewerErasures> {
    const { erasures, keys, unreadable } = await this.open();
    const last = new Map<string, ErasureLine>();
    for (const one of erasures) {
      const before = last.get(one.hash);
      const latest = one.revision >= (before?.revision ?? 0) ? one : before;
      // Deleted data must never reappear, whatever its number.
      if (latest) last.set(one.hash, { ...latest, isDeleted: one.isDeleted || before?.isDeleted === true });
    }
    const hashes = [...last.keys()];
    const known = new Set<string>();
    for (let from = 0; from < hashes.length; from += batch) {
      const records = await this.model.find({ _id: trusted({ $in: hashes.slice(from, from + batch) }) }).lean();
      for (const { _id, revision } of records) {
        const found = last.get(_id);
        if (found && found.revision <= revision) known.add(_id);
      }
    }
    const isNewer = ({ hash, isDeleted }: ErasureLine) => isDeleted || !known.has(hash);
    return {
      unreadable,
      isEmpty: ![...last.values()].some(isNewer),
      unknown: [...last.values()].filter(({ hash }) => !known.has(hash)),
      find: (erased) => {
        const lines = [...keys.values()].flatMap((key) => last.get(hashOf(erased, key)) ?? []);
        const [newest] = lines.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
        const isDeleted = lines.some((one) => one.isDeleted);
        if (!newest || !(isDeleted || isNewer(newest))) return null;
        return { isDeleted, hidden: newest.hidden };
      },
    };
  }

  /**
   * Adopts the revisions of the list before it is reapplied, so that later records are newer. Includes accounts and
   * riders absent from the data: they may appear again.
   */
  async takeOver({ unknown }: NewerErasures): Promise<void> {
    const updates = unknown.map(({ hash, at, ...state }) => ({
      updateOne: {
        filter: { _id: hash },
        update: { $set: { ...state, at: new Date(at), isListed: true } },
        upsert: true,
      },
    }));
    if (updates.length > 0) await this.model.bulkWrite(updates);
  }

  /** Whether the list is missing where it should exist: on a new machine it has to be copied. */
  async isMissing(): Promise<boolean> {
    return this.isKept && (await this.store.listErasures()).length === 0;
  }

  /** Throws BackupProblem if the list cannot be reapplied with the keys of this store. */
  async requireKeys(): Promise<void> {
    if (this.isKept) await this.open();
  }

  private async open(): Promise<{ erasures: ErasureLine[]; keys: HashKeys; unreadable: number }> {
    if (!this.isKept) return { erasures: [], keys: new Map(), unreadable: 0 };
    const list = readErasureList(await this.store.listErasures());
    const keys = await this.keys.compare(list.keys);
    if (list.erasures.some(({ key }) => !keys.has(key))) {
      throw new BackupProblem(
        'The list of erasures beside the backups is of another ENCRYPTION_KEY: set that one, or move erasures.jsonl (erasures/ in a bucket) away, and what was deleted or hidden since the backup comes back.',
      );
    }
    return { erasures: list.erasures, keys, unreadable: list.unreadable };
  }

  private async note(
    erased: Erased,
    state: { isDeleted: true } | { hidden: readonly string[] },
    session: Session,
  ): Promise<void> {
    const { id, key } = await this.keys.getCurrent();
    const changes = { ...state, key: id, kind: erased.kind, at: machineTime(), isListed: false };
    await this.model.updateOne(
      { _id: hashOf(erased, key) },
      { $set: changes, $inc: { revision: 1 } },
      { upsert: true, session },
    );
  }
}

/** Erasure to reapply. */
export interface NewerErasure {
  isDeleted: boolean;
  /** Hidden figures; `null` if never chosen. */
  hidden: string[] | null;
}

export interface NewerErasures {
  /** Number of unreadable lines of the list. */
  unreadable: number;
  /** Last line of each hash that is newer than the data, or missing in it. */
  unknown: ErasureLine[];
  isEmpty: boolean;
  find(this: void, erased: Erased): NewerErasure | null;
}

function toLine({ _id: hash, kind, key, revision, at, isDeleted, hidden }: ErasureRecord): ErasureLine {
  return { kind, key, hash, revision, at: at.toISOString(), isDeleted, hidden };
}

function hashOf({ kind, id }: Erased, key: Uint8Array): string {
  return createHmac('sha256', key).update(`${kind} ${id}`).digest('base64url');
}
