import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { CONFIG, type Config } from '../../config.ts';
import { machineTime } from '../clock.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import type { Session } from '../database/session.ts';
import { LockRecord } from './lock.schema.ts';

const turnMs = 100;

/** Another process holds the lock. */
export class LockTaken extends Error {}

/** Held lock, for the writes it guards. */
export interface Lock {
  /**
   * Fences the transaction: it commits only if no other process has taken the lock, also after expiry. Throws LockTaken.
   */
  fence(session: Session): Promise<void>;
}

/** Locks shared by all processes on one database, each with a fencing token that increases with every holder. */
@Injectable()
export class Locks {
  constructor(
    @InjectModel(LockRecord.name) private readonly model: Model<LockRecord>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Runs the work under the named lock. Throws LockTaken if another process holds it.
   *
   * The lock is renewed as long as the work takes, and expires after LOCK_MS if the process dies.
   */
  async run<T>(name: string, work: (lock: Lock) => Promise<T>): Promise<T> {
    const token = await this.take(name);
    const hold = (lockedUntil: Date | null) =>
      this.model.updateOne({ _id: name, token }, { $set: { lockedUntil } }).catch(() => undefined);
    let renewed: Promise<unknown> = Promise.resolve();
    const renewal = setInterval(() => {
      renewed = renewed.then(() => hold(this.lapse()));
    }, this.config.LOCK_MS / 3);
    try {
      return await work({ fence: (session) => this.fence(name, token, session) });
    } finally {
      clearInterval(renewal);
      // A renewal in flight would hold the lock again after its release.
      await renewed;
      await hold(null);
    }
  }

  /** Like `run`, but waits until the lock is free. */
  async runInTurn<T>(name: string, work: (lock: Lock) => Promise<T>): Promise<T> {
    let hasBegun = false;
    for (;;) {
      try {
        return await this.run(name, (lock) => {
          hasBegun = true;
          return work(lock);
        });
      } catch (error) {
        // A LockTaken of the work itself is rethrown.
        if (!(error instanceof LockTaken) || hasBegun) throw error;
        await wait(turnMs);
      }
    }
  }

  private async take(name: string): Promise<number> {
    const isFree = [{ lockedUntil: null }, { lockedUntil: trusted({ $lte: machineTime() }) }];
    try {
      const { token } = await this.model
        .findOneAndUpdate(
          { _id: name, $or: isFree },
          { $inc: { token: 1 }, $set: { lockedUntil: this.lapse() } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      return token;
    } catch (error) {
      // A held lock does not match the filter, and its name cannot be inserted twice.
      if (isDuplicateKey(error)) throw new LockTaken(name);
      throw error;
    }
  }

  // A write, not a read: it conflicts with another holder before the transaction commits.
  private async fence(name: string, token: number, session: Session): Promise<void> {
    const { matchedCount } = await this.model.updateOne(
      { _id: name, token },
      { $set: { checkedAt: machineTime() } },
      { session },
    );
    if (matchedCount === 0) throw new LockTaken(name);
  }

  private lapse(): Date {
    return new Date(machineTime().getTime() + this.config.LOCK_MS);
  }
}
