import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
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

  /** Takes an attempt that has not expired: it is good once. */
  async take(stateHash: string, now: Date): Promise<SignInAttempt | null> {
    const record = await this.model.findOneAndDelete({ stateHash, expiresAt: trusted({ $gt: now }) }).lean();
    if (!record) return null;
    const { provider, verifier, userId, sessionId, returnTo, expiresAt } = record;
    return { stateHash, provider, verifier, userId, sessionId, returnTo, expiresAt };
  }
}
