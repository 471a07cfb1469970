import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { ProtocolBytes } from './protocol-bytes.ts';
import { ProtocolChanged } from './results.errors.ts';

const tries = 4;

/** Transactions that may write a version of a protocol. */
@Injectable()
export class ProtocolChanges {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly bytes: ProtocolBytes,
  ) {}

  /** Runs one; begins anew when another process wrote a version first. This process serves the new one at once. */
  async run<T>(eventId: number, work: (session: ClientSession) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await this.connection.transaction(work);
        this.bytes.forget(eventId);
        return answer;
      } catch (error) {
        if (!(error instanceof ProtocolChanged) || attempt === tries) throw error;
      }
    }
  }
}
