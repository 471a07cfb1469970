import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CONFIG, type Config } from '../../config.ts';
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
  constructor(
    @InjectModel(GameTokenRecord.name) private readonly model: Model<GameTokenRecord>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The account's tokens; `null` when there are none, or when they were encrypted with another key. */
  async find(account: string): Promise<StoredTokens | null> {
    const record = await this.model.findOne({ account }).lean();
    const access = record && open(record.access, this.config.ENCRYPTION_KEY);
    const refresh = record && open(record.refresh, this.config.ENCRYPTION_KEY);
    if (!record || !access || !refresh) return null;
    return { access, refresh, accessExpiresAt: record.accessExpiresAt, refreshExpiresAt: record.refreshExpiresAt };
  }

  async save(account: string, tokens: StoredTokens): Promise<void> {
    const { accessExpiresAt, refreshExpiresAt } = tokens;
    const access = seal(tokens.access, this.config.ENCRYPTION_KEY);
    const refresh = seal(tokens.refresh, this.config.ENCRYPTION_KEY);
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
