import { Injectable, type OnModuleInit } from '@nestjs/common';
import * as z from 'zod/mini';
import { noTransaction } from '../../../kernel/database/session.ts';
import { defineMessage } from '../../../kernel/outbox/define-message.ts';
import { OutboxWatcher } from '../../../kernel/outbox/outbox.watcher.ts';
import { LiveTopics } from '../../../kernel/realtime/live-topics.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { ProtocolBytes } from './protocol-bytes.ts';

/** Sent when a version of a protocol is published. */
export const protocolPublished = defineMessage('results.published', z.object({ eventId: z.int(), version: z.int() }));

/** Reports new versions of protocols to their readers, whichever process wrote them. */
@Injectable()
export class ProtocolLive implements OnModuleInit {
  constructor(
    private readonly events: EventCatalogue,
    private readonly protocols: ProtocolBytes,
    private readonly topics: LiveTopics,
    private readonly outbox: OutboxWatcher,
  ) {}

  onModuleInit(): void {
    this.outbox.subscribe(protocolPublished, ({ eventId, version }) => {
      // Readers request a new version as soon as it is reported.
      this.protocols.forget(eventId);
      this.topics.publish(topicOf(eventId), version);
    });
  }

  /** Streams the versions of a protocol, the current one first. Throws EventNotFound. */
  open(eventId: number, network: string) {
    return this.topics.open(topicOf(eventId), network, () => this.version(eventId));
  }

  private async version(eventId: number): Promise<number> {
    const stored = await this.protocols.findLatest(eventId);
    if (!stored) await this.events.requireEvent(eventId, noTransaction);
    return stored?.version ?? 0;
  }
}

function topicOf(eventId: number): string {
  return `event:${eventId}`;
}
