import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Provider } from '@otryv/contract';
import { type Model, trusted } from 'mongoose';
import { SignInAttemptRecord } from './attempt.schema.ts';

export type SignInAttempt = Pick<
  SignInAttemptRecord,
  'stateHash' | 'provider' | 'verifier' | 'userId' | 'sessionId' | 'returnTo' | 'expiresAt'
>;

@Injectable()
export class AttemptsRepository {
  constructor(@InjectModel(SignInAttemptRecord.name) private readonly model: Model<SignInAttemptRecord>) {}

  async insert(attempt: SignInAttempt): Promise<void> {
    await this.model.create(attempt);
  }

  /** Consumes an attempt that has not expired: it is valid once. */
  async take(stateHash: string, now: Date): Promise<SignInAttempt | null> {
    const filter = { stateHash, linkedAt: null, expiresAt: trusted({ $gt: now }) };
    const record = await this.model.findOneAndDelete(filter).lean();
    if (!record) return null;
    const { provider, verifier, userId, sessionId, returnTo, expiresAt } = record;
    return { stateHash, provider, verifier, userId, sessionId, returnTo, expiresAt };
  }

  /** Stores a used attempt that linked its provider, without the secret of the exchange. */
  async keepLinked(attempt: SignInAttempt, linkedAt: Date, expiresAt: Date): Promise<void> {
    await this.model.create({ ...attempt, verifier: 'used', linkedAt, expiresAt });
  }

  async findLinked(stateHash: string): Promise<{ provider: Provider; returnTo: string; linkedAt: Date } | null> {
    const record = await this.model.findOne({ stateHash }).lean();
    if (!record?.linkedAt) return null;
    const { provider, returnTo, linkedAt } = record;
    return { provider, returnTo, linkedAt };
  }
}
