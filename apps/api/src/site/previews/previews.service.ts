import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { OrganizersService } from '../../clubs/organizers/organizers.service.ts';
import { RiderLists } from '../../community/profiles/read/rider-lists.service.ts';
import { RiderNotFound } from '../../community/profiles/records/profiles.errors.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { cacheReads } from '../../kernel/metrics/cache-reads.ts';
import { EventCatalogue } from '../../racing/events/read/event-catalogue.ts';
import { ResultsService } from '../../racing/results/read/results.service.ts';
import { EventNotStarted } from '../../racing/results/records/results.errors.ts';
import { SeriesAccess } from '../../racing/series/records/series-access.ts';
import { drawPreview } from './draw-preview.tsx';
import { type ObjectPreview, previewOfRider, previewOfSeries } from './object-preview.ts';
import { type Preview, previewOfEvent, previewOfResults } from './preview.ts';

const mostKept = 200;
// An image takes a tenth of a second of CPU time: one at a time, and a short queue.
const mostWaiting = 20;

/** Link preview images of races, riders and series; each is drawn once per content. */
@Injectable()
export class PreviewsService {
  private readonly pictures = new LRUCache<string, Promise<Buffer>>({ max: mostKept });
  // Each page of a race needs its preview; a protocol is decoded for it once per version.
  private readonly known = new WeakMap<object, Preview>();
  private readonly drawing = new PQueue({ concurrency: 1 });

  constructor(
    private readonly events: EventCatalogue,
    private readonly results: ResultsService,
    private readonly riders: RiderLists,
    private readonly series: SeriesAccess,
    private readonly organizers: OrganizersService,
  ) {}

  /** Returns the content of a race's image. Throws EventNotFound. */
  async getPreview(eventId: number, account: number | null): Promise<Preview> {
    if (account !== null) return this.read(eventId, account);
    const bytes = await this.results.findPublished(eventId);
    const known = bytes && this.known.get(bytes);
    if (known) return known;
    const preview = await this.read(eventId, null);
    if (bytes) this.known.set(bytes, preview);
    return preview;
  }

  private async read(eventId: number, account: number | null): Promise<Preview> {
    try {
      return previewOfResults(await this.results.get(eventId), account);
    } catch (error) {
      if (!(error instanceof EventNotStarted)) throw error;
      return previewOfEvent(await this.events.requireEvent(eventId, noTransaction));
    }
  }

  /** Draws the image as PNG. Throws EventNotFound, and `overloaded` when the queue is full. */
  async drawPicture(eventId: number, account: number | null): Promise<Buffer> {
    return this.drawn(await this.getPreview(eventId, account));
  }

  /** Draws the image of a rider as PNG. Throws RiderNotFound, and `overloaded` when the queue is full. */
  async drawPictureOfRider(zwiftId: number): Promise<Buffer> {
    const rider = await this.riders.findFiguresOf(zwiftId);
    if (!rider) throw new RiderNotFound();
    return this.drawn(previewOfRider(rider));
  }

  /** Draws the image of a published series as PNG. Throws SeriesNotFound, and `overloaded` when the queue is full. */
  async drawPictureOfSeries(urlSlug: string): Promise<Buffer> {
    const series = await this.series.requireVisible(urlSlug, null);
    const [organizer] = await this.organizers.listByIds([series.organizerId], noTransaction);
    return this.drawn(previewOfSeries(series, organizer?.name ?? null));
  }

  private async drawn(preview: Preview | ObjectPreview): Promise<Buffer> {
    const key = JSON.stringify(preview);
    const known = this.pictures.get(key);
    cacheReads.previews[known ? 'hit' : 'miss'] += 1;
    if (known) return known;
    if (this.drawing.size >= mostWaiting) throw new DomainError('overloaded');
    const drawn = this.drawing.add(() => this.draw(preview));
    this.pictures.set(key, drawn);
    drawn.catch(() => this.pictures.delete(key));
    return drawn;
  }

  /** Draws one image; tests count the calls. */
  draw(preview: Preview | ObjectPreview): Promise<Buffer> {
    return drawPreview(preview);
  }
}
