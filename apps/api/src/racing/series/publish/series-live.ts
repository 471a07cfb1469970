import { Injectable, type OnModuleInit } from '@nestjs/common';
import * as z from 'zod/mini';
import { noTransaction } from '../../../kernel/database/session.ts';
import { defineMessage } from '../../../kernel/outbox/define-message.ts';
import { OutboxWatcher } from '../../../kernel/outbox/outbox.watcher.ts';
import { LiveTopics } from '../../../kernel/realtime/live-topics.ts';
import { SeriesNotFound } from '../records/series.errors.ts';
import { SeriesRepository } from '../records/series.repository.ts';

/** Sent when the protocols or the standings of a series have new versions. */
export const seriesPublished = defineMessage('series.published', z.object({ seriesId: z.string(), version: z.int() }));

/** Reports changes of published series to their readers, whichever process wrote them. */
@Injectable()
export class SeriesLive implements OnModuleInit {
  constructor(
    private readonly series: SeriesRepository,
    private readonly topics: LiveTopics,
    private readonly outbox: OutboxWatcher,
  ) {}

  onModuleInit(): void {
    this.outbox.subscribe(seriesPublished, ({ seriesId, version }) => this.topics.publish(topicOf(seriesId), version));
  }

  /** Streams the versions of a series, the current one first. Throws SeriesNotFound. */
  async open(urlSlug: string, network: string) {
    const seriesId = await this.series.findPublishedId(urlSlug);
    if (seriesId === null) throw new SeriesNotFound();
    return this.topics.open(
      topicOf(seriesId),
      network,
      async () => (await this.series.findById(seriesId, noTransaction))?.version ?? 0,
    );
  }
}

function topicOf(seriesId: string): string {
  return `series:${seriesId}`;
}
