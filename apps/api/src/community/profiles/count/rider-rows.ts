import { Injectable, Logger } from '@nestjs/common';
import type { RaceResults } from '@otryv/contract';
import type { Session } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { StoredProtocols } from '../../../racing/results/records/protocols/stored-protocols.ts';
import { RiderResultsRepository } from '../records/rider-results.repository.ts';
import { toRiderResults } from './rider-result.mapper.ts';

/** Keeps the rows of riders in sync with protocols: they are written in the transaction of each version. */
@Injectable()
export class RiderRows {
  private readonly logger = new Logger(RiderRows.name);

  constructor(
    private readonly results: RiderResultsRepository,
    private readonly protocols: StoredProtocols,
    private readonly transactions: Transactions,
  ) {}

  /** Writes the rows of a stored protocol, if any. Returns the number of rows. */
  async rebuild(eventId: number): Promise<number> {
    return this.transactions.run(async (session) => {
      const protocol = await this.protocols.findLatest(eventId, session);
      if (!protocol) {
        this.logger.warn(`There is no protocol of ${eventId} to read rows from`);
        return 0;
      }
      await this.write(eventId, protocol, session);
      return protocol.event.results.length;
    });
  }

  write(eventId: number, protocol: RaceResults, session: Session): Promise<void> {
    return this.results.replace(eventId, toRiderResults(protocol), session);
  }
}
