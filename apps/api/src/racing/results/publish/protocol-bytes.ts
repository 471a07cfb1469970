import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { noTransaction } from '../../../kernel/database/session.ts';
import { internalReads } from '../../../kernel/http/requests/internal-reads.ts';
import { cacheReads } from '../../../kernel/metrics/cache-reads.ts';
import { ProtocolsRepository, type StoredBytes } from '../records/protocols/protocols.repository.ts';

export const mostCached = 200;
const reconnectMs = 1_000;

/**
 * Stored bytes of protocols, with hot ones cached in memory.
 *
 * The cache is used only while a change stream reports new versions: without it every request reads the database.
 */
@Injectable()
export class ProtocolBytes implements OnModuleDestroy {
  private readonly logger = new Logger(ProtocolBytes.name);
  private readonly cache = new LRUCache<number, StoredBytes>({ max: mostCached });
  private stream: ReturnType<ProtocolsRepository['watch']> | null = null;
  private isWatching = false;
  private isClosing = false;
  private retry: NodeJS.Timeout | null = null;
  /** Number of evictions: bytes read before an eviction may be stale. */
  private drops = 0;

  constructor(private readonly protocols: ProtocolsRepository) {}

  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    if (this.retry) clearTimeout(this.retry);
    await this.stream?.close().catch(() => undefined);
  }

  /** Returns the latest version; `null` if nothing was published. */
  async findLatest(eventId: number): Promise<StoredBytes | null> {
    // Rendered pages receive new versions from a stream that may be ahead of this one: they read the database.
    const hot = internalReads.getStore() ? undefined : this.cache.get(eventId);
    cacheReads.protocols[hot ? 'hit' : 'miss'] += 1;
    if (hot) return hot;
    const { drops, isWatching } = this;
    const stored = await this.protocols.findLatestBytes(eventId, noTransaction);
    if (stored && isWatching && drops === this.drops) this.cache.set(eventId, stored);
    return stored;
  }

  /** Evicts what this process has just replaced, without waiting for the stream. */
  forget(eventId: number): void {
    this.drops += 1;
    this.cache.delete(eventId);
  }

  /** Starts caching hot bytes in memory, for a serving process. */
  watch(): void {
    const stream = this.protocols.watch();
    this.stream = stream;
    stream.on('resumeTokenChanged', () => {
      this.isWatching = true;
    });
    stream.on('change', (change) => {
      if ('fullDocument' in change && change.fullDocument) this.forget(change.fullDocument.eventId);
      else this.forgetAll();
    });
    stream.on('error', (error) => {
      if (!this.isClosing && this.isWatching) this.logger.warn(`The stream of protocols broke: ${error.message}`);
      void stream.close().catch(() => undefined);
    });
    // The driver closes a broken stream itself and emits events for both: one end opens one new stream.
    stream.once('close', () => {
      this.isWatching = false;
      this.forgetAll();
      if (!this.isClosing) this.retry = setTimeout(() => this.watch(), reconnectMs);
    });
  }

  private forgetAll(): void {
    this.drops += 1;
    this.cache.clear();
  }
}
