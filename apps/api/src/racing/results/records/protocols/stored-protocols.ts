import { Injectable } from '@nestjs/common';
import type { RaceResults } from '@otryv/contract';
import type { Session } from '../../../../kernel/database/session.ts';
import { unpack } from '../../../../kernel/http/bytes/pack.ts';
import { ProtocolsRepository } from './protocols.repository.ts';

/** Latest public protocols, for domains that store data from their rows. */
@Injectable()
export class StoredProtocols {
  constructor(private readonly protocols: ProtocolsRepository) {}

  /** Returns the latest protocol; `null` before the first version. */
  async findLatest(eventId: number, session: Session): Promise<RaceResults | null> {
    const stored = await this.protocols.findLatestBytes(eventId, session);
    return stored && JSON.parse((await unpack(stored.bytes)).toString());
  }

  /** Lists up to `most` events with a protocol, by number, after the given one. */
  listEventsAfter(after: number, most: number): Promise<number[]> {
    return this.protocols.listEventsAfter(after, most);
  }
}
