import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CONFIG, type Config } from '../../../config.ts';
import { machineTime } from '../../clock.ts';
import { derivedKeys, type Keyring, keyIdOf } from '../../crypto/keyring.ts';
import type { SealedFields } from '../../crypto/resealing.ts';
import { open, seal, sealedWith } from '../../crypto/secret-box.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { outsideTransaction } from '../../database/session.ts';
import { BackupStore } from '../stores/backup-store.ts';
import { ErasureKeyRecord } from './erasure-key.schema.ts';
import { type KeyLine, readErasureList } from './erasure-lines.ts';

/** Keys of hashes by their ids. */
export type HashKeys = ReadonlyMap<string, Uint8Array>;

const keyBytes = 32;
const purpose = 'erasures';

/**
 * Creates and stores the keys of the hashes in the list of erasures. They are random, so that the hashes survive a
 * change of ENCRYPTION_KEY.
 *
 * The database stores them sealed, for processes without access to the list; the list stores them too, and outlives the
 * database.
 */
@Injectable()
export class ErasureKeys {
  private readonly keys: Keyring;
  /** State of the database's keys at the last comparison with the list. */
  private compared: string | null = null;

  constructor(
    @InjectModel(ErasureKeyRecord.name) private readonly model: Model<ErasureKeyRecord>,
    @Inject(CONFIG) config: Config,
    private readonly store: BackupStore,
  ) {
    this.keys = derivedKeys(config, purpose);
  }

  sealedFields(): SealedFields {
    return { collection: this.model.collection, fields: ['sealed'], copy: 'listed', purpose };
  }

  /** Returns the oldest key that can be opened; creates one if there is none. */
  getCurrent(): Promise<{ id: string; key: Uint8Array }> {
    // A key that another process just created is not in a transaction's snapshot.
    return outsideTransaction(async () => {
      for (const { _id: id, sealed } of (await this.records()).toSorted(byTime)) {
        const key = this.opened(sealed);
        if (key) return { id, key };
      }
      const key = randomBytes(keyBytes);
      await this.keep(key, machineTime());
      return { id: keyIdOf(key), key };
    });
  }

  /**
   * Returns the keys that can be opened, once both the list and the database have them all; compares the two if either
   * may have changed.
   */
  async listKeys(): Promise<HashKeys> {
    const records = await this.records();
    if (this.compared !== stateOf(records)) return this.compare(readErasureList(await this.store.listErasures()).keys);
    return this.hashKeys(records);
  }

  /**
   * Copies the keys of the list into the database, and those of the database into the list, sealed with the current
   * key.
   */
  async compare(lines: readonly KeyLine[]): Promise<HashKeys> {
    for (const { sealed } of lines) {
      const key = this.opened(sealed);
      if (key) await this.keep(key, machineTime());
    }
    for (const { _id: id, sealed, listed } of await this.records()) {
      const key = this.opened(sealed);
      const own = lines.filter((line) => line.id === id && sealedWith(line.sealed, this.keys) === 'current').at(-1);
      if (!key || (own && own.sealed === listed)) continue;
      const line: KeyLine = own ?? { kind: 'key', id, sealed: this.seal(key) };
      if (!own) await this.store.addErasures([JSON.stringify(line)]);
      await this.model.updateOne({ _id: id }, { $set: { listed: line.sealed } });
    }
    const records = await this.records();
    this.compared = stateOf(records);
    return this.hashKeys(records);
  }

  /** Stores a key, replacing one of the same id that can no longer be opened. */
  private async keep(key: Uint8Array, madeAt: Date): Promise<void> {
    const _id = keyIdOf(key);
    const there = await this.model.findById(_id).lean();
    if (there && this.opened(there.sealed)) return;
    const sealed = this.seal(key);
    try {
      const same = { _id, ...(there && { sealed: there.sealed }) };
      await this.model.updateOne(same, { $set: { sealed }, $setOnInsert: { madeAt, listed: null } }, { upsert: true });
    } catch (error) {
      // Another process was faster.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  private hashKeys(records: readonly ErasureKeyRecord[]): HashKeys {
    return new Map(
      records.flatMap(({ _id, sealed }) => {
        const key = this.opened(sealed);
        return key ? [[_id, key]] : [];
      }),
    );
  }

  private records(): Promise<ErasureKeyRecord[]> {
    return this.model.find().sort({ _id: 1 }).lean();
  }

  private seal(key: Uint8Array): string {
    return seal(Buffer.from(key).toString('base64'), this.keys);
  }

  private opened(sealed: string): Uint8Array | null {
    const text = open(sealed, this.keys);
    return text === null ? null : Buffer.from(text, 'base64');
  }
}

function byTime(one: ErasureKeyRecord, other: ErasureKeyRecord): number {
  return one.madeAt.getTime() - other.madeAt.getTime();
}

function stateOf(records: readonly ErasureKeyRecord[]): string {
  return records.map(({ _id, sealed }) => `${_id} ${sealed}`).join('\n');
}
