import { Injectable } from '@nestjs/common';
import type { RaceResults } from '@otryv/contract';
import { CatalogueService } from '../../../game/catalogue/catalogue.service.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { unpack } from '../../../kernel/http/bytes/pack.ts';
import { toEvent } from '../../events/read/event.mapper.ts';
import { EventCatalogue, routeIdsOf } from '../../events/read/event-catalogue.ts';
import { ProtocolBytes } from '../publish/protocol-bytes.ts';
import type { StoredBytes } from '../records/protocols/protocols.repository.ts';
import { EventNotStarted } from '../records/results.errors.ts';

@Injectable()
export class ResultsService {
  constructor(
    private readonly events: EventCatalogue,
    private readonly catalogue: CatalogueService,
    private readonly protocols: ProtocolBytes,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the stored bytes of the latest version; `null` before the first. Cached bytes are the same object until the
   * next version, so they can be the key of a WeakMap.
   */
  findPublished(gameId: number): Promise<StoredBytes | null> {
    return this.protocols.findLatest(gameId);
  }

  /**
   * Returns the protocol of an event; empty while a started race has no finishers. Throws EventNotFound,
   * EventNotStarted.
   */
  async get(gameId: number): Promise<RaceResults> {
    const stored = await this.protocols.findLatest(gameId);
    if (stored) return JSON.parse((await unpack(stored.bytes)).toString());
    const event = await this.events.requireEvent(gameId, noTransaction);
    if (!event.started && event.eventStart > this.clock.now()) throw new EventNotStarted();
    return {
      event: {
        ...toEvent(event),
        results: [],
        modifiedResults: { hasModified: false, moderators: [] },
        version: 0,
        isFinal: event.hasResults,
      },
      routes: this.catalogue.listSummariesOf(routeIdsOf(event)),
    };
  }
}
