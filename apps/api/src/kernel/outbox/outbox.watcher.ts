import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo } from 'mongoose';
import { machineTime } from '../clock.ts';
import { ChangeFeed } from '../database/change-feed.ts';
import { measure } from '../metrics/metrics.ts';
import { readStoredData } from '../stored-data.ts';
import type { MessageDefinition } from './define-message.ts';
import { MessageRecord } from './outbox.schema.ts';

type Change = mongo.ChangeStreamInsertDocument<MessageRecord>;
type Handler = (data: unknown) => Promise<void>;

/** Delivers to this process every message committed during its lifetime: once, and in commit order. */
@Injectable()
export class OutboxWatcher implements OnModuleDestroy {
  private readonly logger = new Logger(OutboxWatcher.name);
  private readonly handlers = new Map<string, Handler[]>();
  private readonly feed: ChangeFeed<Change>;

  constructor(@InjectModel(MessageRecord.name) model: Model<MessageRecord>) {
    this.feed = new ChangeFeed<Change>({
      name: 'messages',
      connection: model.db,
      open: (position) =>
        model.collection.watch<MessageRecord, Change>([{ $match: { operationType: 'insert' } }], position),
      handle: ({ fullDocument }) => this.deliver(fullDocument),
    });
  }

  /** Handles each message of the definition; the next one waits until this one is handled. */
  subscribe<Data extends object>(
    definition: MessageDefinition<Data>,
    handle: (data: Data) => void | Promise<void>,
  ): void {
    const handlers = this.handlers.get(definition.name) ?? [];
    this.handlers.set(definition.name, [...handlers, async (data) => handle(readStoredData(definition, data))]);
  }

  /** Starts receiving messages committed from now on, for a serving process. */
  async watch(): Promise<void> {
    if (this.handlers.size > 0) await this.feed.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.feed.stop();
  }

  private async deliver({ kind, data, writtenAt }: MessageRecord): Promise<void> {
    for (const handle of this.handlers.get(kind) ?? []) {
      await handle(data).catch((error: unknown) =>
        this.logger.error({ err: error, kind }, 'A message was not handled'),
      );
    }
    // From another machine's clock, which may be ahead.
    measure('otryv_outbox_lag_seconds', Math.max(0, machineTime().getTime() - writtenAt.getTime()) / 1000);
  }
}
