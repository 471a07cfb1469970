import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import * as z from 'zod/mini';
import { CONFIG, type Config } from '../../config.ts';
import { machineTime } from '../clock.ts';
import { derivedKeys } from '../crypto/keyring.ts';
import type { Session } from '../database/session.ts';
import { Jobs } from '../jobs/jobs.ts';
import { BackupProblem } from './backup-problem.ts';
import { BackupStore } from './backup-store.ts';
import { ErasureRecord } from './erasure.schema.ts';

/** Whom something was erased or hidden of: an account by its id, a rider by the number in the game. */
export type Erased = { kind: 'user'; id: string } | { kind: 'rider'; id: number };

const line = z.object({
  kind: z.enum(['user', 'rider']),
  /** Names the key of the hash. */
  key: z.string(),
  hash: z.string(),
  revision: z.int(),
  at: z.string(),
  isDeleted: z.boolean(),
  hidden: z.nullable(z.array(z.string())),
});
export type ErasureLine = z.output<typeof line>;

const batch = 1_000;

/**
 * Deleted accounts and hidden figures, in a list outside of the database that a restore repeats: a backup is older than they are.
 *
 * A change is noted in its transaction, and added to the list within seconds by a process that has the folder of backups.
 */
@Injectable()
export class Erasures implements OnModuleInit {
  private readonly key: Uint8Array;

  constructor(
    @InjectModel(ErasureRecord.name) private readonly model: Model<ErasureRecord>,
    @Inject(CONFIG) config: Config,
    private readonly store: BackupStore,
    private readonly jobs: Jobs,
  ) {
    [this.key] = derivedKeys(config, 'erasures');
  }

  onModuleInit(): void {
    this.jobs.every('5 seconds', 'erasures.list', () => this.list());
  }

  /** Whether the list is kept, and can be repeated. */
  get isKept(): boolean {
    return this.store.place !== null;
  }

  async noteDeletion(userId: string, session: Session): Promise<void> {
    await this.note({ kind: 'user', id: userId }, { isDeleted: true }, session);
  }

  /** The choice of an account for its riders: what it hides, and shows again where that is nothing. */
  async noteHiding(
    userId: string,
    zwiftIds: readonly number[],
    hidden: readonly string[],
    session: Session,
  ): Promise<void> {
    await this.note({ kind: 'user', id: userId }, { hidden }, session);
    for (const id of zwiftIds) await this.note({ kind: 'rider', id }, { hidden }, session);
  }

  /** Adds to the list what it does not have yet. What fails is there for the next time. */
  async list(): Promise<void> {
    if (!this.isKept) return;
    for (;;) {
      const records = await this.model.find({ isListed: false }).sort({ at: 1 }).limit(batch).lean();
      if (records.length === 0) return;
      await this.store.addErasures(records.map((record) => JSON.stringify(this.toLine(record))));
      for (const { _id, revision } of records)
        await this.model.updateOne({ _id, revision }, { $set: { isListed: true } });
    }
  }

  /** What the list has and the stored data does not: newer choices, and every deletion. Throws BackupProblem. */
  async newer(): Promise<NewerErasures> {
    const lines = await this.read();
    const last = new Map<string, ErasureLine>();
    for (const one of lines) {
      const before = last.get(one.hash);
      const latest = one.revision >= (before?.revision ?? 0) ? one : before;
      // What was deleted once is never to be there again, whatever its number.
      if (latest) last.set(one.hash, { ...latest, isDeleted: one.isDeleted || before?.isDeleted === true });
    }
    const hashes = [...last.keys()];
    for (let from = 0; from < hashes.length; from += batch) {
      const records = await this.model.find({ _id: trusted({ $in: hashes.slice(from, from + batch) }) }).lean();
      for (const { _id, revision } of records) {
        const found = last.get(_id);
        if (found && !found.isDeleted && found.revision <= revision) last.delete(_id);
      }
    }
    return { isEmpty: last.size === 0, of: (erased) => last.get(this.hashOf(erased)) };
  }

  /** Takes the number of a line over, before it is repeated: what is noted from now on is newer. */
  async takeOver({ kind, hash, revision, at, isDeleted, hidden }: ErasureLine, session: Session): Promise<void> {
    const state = { revision, at: new Date(at), isDeleted, hidden, isListed: true };
    await this.model.updateOne({ _id: hash }, { $set: { kind, ...state } }, { upsert: true, session });
  }

  /** Throws BackupProblem where the list cannot be repeated with the key of this store. */
  async read(): Promise<ErasureLine[]> {
    if (!this.isKept) return [];
    const lines = (await this.store.erasures()).flatMap(toLines);
    if (lines.some(({ key }) => key !== this.fingerprint())) {
      throw new BackupProblem(
        'The list of erasures in BACKUP_FOLDER is of another ENCRYPTION_KEY: set that one, or move erasures.jsonl away, and what was deleted or hidden since the backup comes back.',
      );
    }
    return lines;
  }

  private async note(
    erased: Erased,
    state: { isDeleted: true } | { hidden: readonly string[] },
    session: Session,
  ): Promise<void> {
    const changes = { ...state, kind: erased.kind, at: machineTime(), isListed: false };
    await this.model.updateOne(
      { _id: this.hashOf(erased) },
      { $set: changes, $inc: { revision: 1 } },
      { upsert: true, session },
    );
  }

  private toLine({ _id, kind, revision, at, isDeleted, hidden }: ErasureRecord): ErasureLine {
    return { kind, key: this.fingerprint(), hash: _id, revision, at: at.toISOString(), isDeleted, hidden };
  }

  private hashOf({ kind, id }: Erased): string {
    return this.hmac(`${kind} ${id}`).toString('base64url');
  }

  private fingerprint(): string {
    return this.hmac('key').toString('hex').slice(0, 8);
  }

  private hmac(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }
}

export interface NewerErasures {
  isEmpty: boolean;
  of(this: void, erased: Erased): ErasureLine | undefined;
}

/** None for one that was not written whole: it was added again. */
function toLines(text: string): ErasureLine[] {
  try {
    return [line.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}
