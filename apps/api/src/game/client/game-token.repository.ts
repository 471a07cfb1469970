import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CONFIG, type Config } from '../../config.ts';
import { type Keyring, keyring } from '../../kernel/crypto/keyring.ts';
import type { SealedFields } from '../../kernel/crypto/resealing.ts';
import { open, seal } from '../../kernel/crypto/secret-box.ts';
import type { Session } from '../../kernel/database/session.ts';
import { GameTokenRecord } from './game-token.schema.ts';

export interface StoredTokens {
  access: string;
  refresh: string;
  accessExpiresAt: Date;
  refreshExpiresAt: Date;
}

@Injectable()
export class GameTokenRepository {
  private readonly keys: Keyring;

  constructor(
    @InjectModel(GameTokenRecord.name) private readonly model: Model<GameTokenRecord>,
    @Inject(CONFIG) config: Config,
  ) {
    this.keys = keyring(config);
  }

  sealedFields(): SealedFields {
    return { collection: this.model.collection, fields: ['access', 'refresh'], purpose: null };
  }

  /** Returns the account's tokens; `null` when there are none, or when they were encrypted with an unknown key. */
  async find(account: string): Promise<StoredTokens | null> {
    const record = await this.model.findOne({ account }).lean();
    const access = record && open(record.access, this.keys);
    const refresh = record && open(record.refresh, this.keys);
    if (!record || !access || !refresh) return null;
    return { access, refresh, accessExpiresAt: record.accessExpiresAt, refreshExpiresAt: record.refreshExpiresAt };
  }

  async save(account: string, tokens: StoredTokens): Promise<void> {
    const { accessExpiresAt, refreshExpiresAt } = tokens;
    const access = seal(tokens.access, this.keys);
    const refresh = seal(tokens.refresh, this.keys);
    await this.model.updateOne(
      { account },
      { $set: { access, refresh, accessExpiresAt, refreshExpiresAt } },
      { upsert: true },
    );
  }

  async delete(account: string, session: Session): Promise<void> {
    await this.model.deleteOne({ account }, { session });
  }
}
