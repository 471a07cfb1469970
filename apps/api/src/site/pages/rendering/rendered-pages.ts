import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../../../config.ts';
import { CatalogueService } from '../../../game/catalogue/catalogue.service.ts';
import { Clock } from '../../../kernel/clock.ts';
import { CollectionChanges } from '../../../kernel/database/collection-changes.ts';
import { isDatabaseDown } from '../../../kernel/database/database-down.ts';
import { codeOf, DomainError } from '../../../kernel/errors/domain-error.ts';
import { stackOf } from '../../../kernel/errors/stack-of.ts';
import { pack, quickQuality } from '../../../kernel/http/bytes/pack.ts';
import { internalReads, recordRead } from '../../../kernel/http/requests/internal-reads.ts';
import { cacheReads } from '../../../kernel/metrics/cache-reads.ts';
import { count, measureWork } from '../../../kernel/metrics/metrics.ts';
import { minuteMs } from '../../../kernel/time-units.ts';
import { ChangingRiders, jobStored } from './changing-riders.ts';
import { inTime, TooLate } from './in-time.ts';
import type { KeptRequest, RenderedPage, RenderPage } from './render-page.ts';
import type { SentPage } from './send-page.ts';

interface Entry {
  sent: SentPage;
  collections: ReadonlySet<string>;
  /** Number of known changes before the first of its reads. */
  changes: number;
  /** Number of breaks of the stream before it. */
  breaks: number;
  /** When its texts may change. */
  untilMs: number;
}

const mostBytes = 64 * 1024 * 1024;
const entryBytes = 1024;
const concurrency = 2;
const mostWaiting = 8;
export const retryAfterS = 30;
/** Collections that change constantly and that no public page shows: results of reading them are not cached. */
const unwatched = [
  'agendaJobs',
  'attempts',
  'audit',
  'faults',
  'lettertokens',
  'locks',
  'outbox',
  'sessions',
  'signinattempts',
  'visits',
];

/**
 * Rendered pages, each compressed once per version of its content.
 *
 * A page is cached with the collections that its reads queried, until one of them changes or it expires, usually at the
 * end of the minute. While nothing more can be rendered, it is served until one of them changes.
 */
@Injectable()
export class RenderedPages implements OnModuleDestroy {
  private readonly logger = new Logger(RenderedPages.name);
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ sent }, key) => sent.page.bytes.length + key.length + entryBytes,
  });
  private readonly rendering = new Map<string, Promise<Entry | 'refused' | null>>();
  private readonly queue = new PQueue({ concurrency });
  private readonly cold: RateLimiterMemory | null;
  private readonly feed: ReturnType<CollectionChanges['feed']>;
  private readonly lastChanges = new Map<string, number>();
  private changes = 0;
  /** Number of changes at the last one that may affect any page. */
  private lastDrop = 0;
  private breaks = 0;
  private isWatching = false;

  constructor(
    @Inject(CONFIG) { RENDERS_PER_MINUTE: points }: Config,
    private readonly collections: CollectionChanges,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueService,
    private readonly changingRiders: ChangingRiders,
  ) {
    this.cold = points === 0 ? null : new RateLimiterMemory({ points, duration: 60 });
    this.feed = collections.feed({
      but: unwatched,
      also: jobStored,
      handle: (collection) => this.change(collection),
      onOpen: () => {
        this.isWatching = true;
      },
      onBreak: () => {
        this.isWatching = false;
        this.breaks += 1;
      },
      onGap: () => this.dropAll(),
    });
  }

  /** Number of pages being rendered or queued. */
  get waiting(): number {
    return this.rendering.size;
  }

  /** Starts caching pages, in a serving process. */
  watch(): Promise<void> {
    this.collections.onQuery(recordRead);
    return this.feed.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.feed.stop();
  }

  /**
   * Returns the page for a request, which counts towards a network's limit; `null` if the shell is to be served: too
   * many are being rendered, rendering failed, or the page shows a rider whose figures are being hidden. While the
   * database is unavailable, returns the last version. Throws `database_unavailable` if there is none, and TooLate if
   * it takes longer than a reader waits.
   */
  async find(request: KeptRequest, network: string, render: RenderPage): Promise<SentPage | null> {
    // The catalogue is read from memory.
    const key = `${this.catalogue.version} ${request.key}`;
    const known = this.entries.get(key);
    const isHit = known !== undefined && this.isFresh(known);
    cacheReads.pages[isHit ? 'hit' : 'miss'] += 1;
    if (isHit) return known.sent;
    if (known && !this.isCurrent(known)) this.entries.delete(key);
    try {
      if (this.collections.isAway) throw new DomainError('database_unavailable');
      const joined = this.rendering.get(key);
      const made = await inTime(joined ?? this.begin(key, request, network, render));
      // It may have expired, but none of its data has changed.
      if (made === 'refused') {
        count('otryv_pages_refused_total');
        return known && this.isUnchanged(known) ? known.sent : null;
      }
      // A reader that joins may have made a change after the earlier reads.
      const isShown = made && (joined ? this.isCurrent(made) : made.changes >= this.lastDrop);
      return isShown ? made.sent : null;
    } catch (error) {
      if (error instanceof TooLate) {
        this.logger.warn({ address: request.addressKey }, 'A page was not rendered in time');
        throw error;
      }
      if (!isAway(error)) return null;
      // It may have been evicted meanwhile.
      const last = this.entries.get(key);
      if (last && this.isCurrent(last)) return last.sent;
      throw new DomainError('database_unavailable', { retryAfterS, cause: error });
    }
  }

  private async begin(
    key: string,
    request: KeptRequest,
    network: string,
    render: RenderPage,
  ): Promise<Entry | 'refused' | null> {
    if (this.rendering.size >= concurrency + mostWaiting) return 'refused';
    const rendering = this.allows(network).then(async (isAllowed) =>
      isAllowed
        ? this.queue.add(() =>
            measureWork('otryv_page_render_duration_seconds', {}, () => this.render(key, request, render)),
          )
        : 'refused',
    );
    this.rendering.set(key, rendering);
    return rendering.finally(() => this.rendering.delete(key));
  }

  /** Whether a network may have one more page rendered in this minute. */
  private async allows(network: string): Promise<boolean> {
    return (await this.cold?.consume(network).catch(() => null)) !== null;
  }

  private async render(key: string, { addressKey, isCached }: KeptRequest, render: RenderPage) {
    const collections = new Set<string>();
    const { changes, breaks } = this;
    const minuteEndMs = (Math.floor(this.clock.now().getTime() / minuteMs) + 1) * minuteMs;
    try {
      const rendered = await internalReads.run({ collections }, render);
      if (await this.changingRiders.areIn(rendered.html)) return null;
      const { untilMs = minuteEndMs } = rendered;
      const entry = { sent: await packed(rendered), collections, changes, breaks, untilMs };
      if (isCached && this.isFresh(entry) && !unwatched.some((name) => collections.has(name)))
        this.entries.set(key, entry);
      return entry;
    } catch (error) {
      // Its message may contain parameters of the address.
      if (!isAway(error)) this.logger.warn({ address: addressKey, stack: stackOf(error) }, 'A page was not rendered');
      throw error;
    }
  }

  private isFresh(entry: Entry): boolean {
    return this.clock.now().getTime() < entry.untilMs && this.isUnchanged(entry);
  }

  /** Whether none of its data has changed: all changes since it was rendered are known. */
  private isUnchanged(entry: Entry): boolean {
    return this.isWatching && entry.breaks === this.breaks && this.isCurrent(entry);
  }

  /** Whether no change of its data is known. */
  private isCurrent({ changes, collections }: Entry): boolean {
    return changes >= this.lastDrop && [...collections].every((name) => (this.lastChanges.get(name) ?? 0) <= changes);
  }

  private change(collection: string | undefined): void {
    if (collection === undefined || unwatched.includes(collection)) {
      // A job about riders, or a change of the whole database: any page may be affected.
      this.dropAll();
    } else {
      this.changes += 1;
      this.lastChanges.set(collection, this.changes);
    }
  }

  private dropAll(): void {
    this.changes += 1;
    this.lastDrop = this.changes;
    this.entries.clear();
  }
}

async function packed({ html, status, isListed, location, tag: given }: RenderedPage): Promise<SentPage> {
  const tag = given ?? createHash('sha256').update(html).digest('base64url').slice(0, 16);
  const bytes = await pack(html, quickQuality);
  return {
    page: { bytes, tag, quality: quickQuality, type: 'text/html; charset=utf-8' },
    status,
    isListed,
    ...(location !== undefined && { location }),
  };
}

function isAway(error: unknown): boolean {
  const code = codeOf(error);
  return code === null ? isDatabaseDown(error) : code === 'database_unavailable';
}
