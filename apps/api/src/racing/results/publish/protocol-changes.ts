import { Injectable } from '@nestjs/common';
import type { Session } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { ProtocolChanged } from '../records/results.errors.ts';
import { ProtocolBytes } from './protocol-bytes.ts';

const tries = 4;

/** Transactions that may write a version of a protocol. */
@Injectable()
export class ProtocolChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly bytes: ProtocolBytes,
  ) {}

  /**
   * Runs a transaction; retries when another process wrote a version first. This process serves the new one
   * immediately.
   */
  async run<T>(eventId: number, work: (session: Session) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await this.transactions.run(work);
        this.bytes.forget(eventId);
        return response;
      } catch (error) {
        if (!(error instanceof ProtocolChanged) || attempt === tries) throw error;
      }
    }
  }
}
