import { Inject, Injectable } from '@nestjs/common';
import type { Collection, mongo } from 'mongoose';
import { CONFIG } from '../../config.ts';
import { defineQuestion } from '../hooks/define-hook.ts';
import { Hooks } from '../hooks/hooks.ts';
import { derivedKeys, type Keyring, type Keys, keyring } from './keyring.ts';
import { open, type SealedWith, seal, sealedWith } from './secret-box.ts';

/** Location of a domain's sealed texts. */
export interface SealedFields {
  collection: Collection;
  fields: readonly string[];
  /** Field of a copy stored elsewhere, whose owner reseals it. */
  copy?: string;
  /** Purpose of the derived key; `null` if the server's own key seals them. */
  purpose: string | null;
}

export interface SealedCounts extends Record<SealedWith, number> {
  /** Number of copies elsewhere that the current key does not open. */
  copies: number;
}

/** Collects the sealed fields of each domain. */
export const sealedFields = defineQuestion<object, SealedFields>('sealed fields');

interface SealedText {
  place: SealedFields;
  keys: Keyring;
  id: mongo.ObjectId;
  field: string;
  sealed: string;
}

const none: SealedCounts = { current: 0, old: 0, unknown: 0, copies: 0 };

/** Counts all sealed data by key, and reseals it with the current key. */
@Injectable()
export class Resealing {
  constructor(
    @Inject(CONFIG) private readonly config: Keys,
    private readonly hooks: Hooks,
  ) {}

  count(): Promise<SealedCounts> {
    return this.each(async () => undefined);
  }

  /** Reseals data of old keys with the current one. Returns the counts before. */
  reseal(): Promise<SealedCounts> {
    return this.each((text) => this.renew(text));
  }

  private async each(ofOld: (text: SealedText) => Promise<void>): Promise<SealedCounts> {
    const counts = { ...none };
    for await (const text of this.texts()) {
      const state = sealedWith(text.sealed, text.keys);
      if (text.field === text.place.copy) counts.copies += state === 'current' ? 0 : 1;
      else {
        counts[state] += 1;
        if (state === 'old') await ofOld(text);
      }
    }
    return counts;
  }

  private async renew({ place: { collection }, keys, id, field, sealed }: SealedText): Promise<void> {
    const text = open(sealed, keys);
    if (text === null) return;
    // Values replaced meanwhile stay: they are newer.
    await collection.updateOne({ _id: id, [field]: sealed }, { $set: { [field]: seal(text, keys) } });
  }

  private async *texts(): AsyncGenerator<SealedText> {
    for (const place of await this.hooks.ask(sealedFields, {})) {
      const keys = place.purpose === null ? keyring(this.config) : derivedKeys(this.config, place.purpose);
      const fields = place.copy === undefined ? place.fields : [...place.fields, place.copy];
      const projection = Object.fromEntries(fields.map((field) => [field, 1]));
      for await (const record of place.collection.find({}, { projection, sort: { _id: 1 } })) {
        for (const field of fields) {
          const sealed: unknown = record[field];
          if (typeof sealed === 'string' && sealed) yield { place, keys, id: record._id, field, sealed };
        }
      }
    }
  }
}
