import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import * as z from 'zod/mini';
import { CONFIG, type Config } from '../../config.ts';
import { Clock } from '../../kernel/clock.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { FileStore } from '../../kernel/files/file-store.ts';
import { ImageHasTooManyPixels, ImageTooBig, ImageUnreadable } from '../../kernel/files/files.errors.ts';
import { ImageEncoder } from '../../kernel/files/image-encoder.ts';
import { fileNamesOf, imageUrlsOf, type StoredImage } from '../../kernel/files/images.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { defineMessage } from '../../kernel/outbox/define-message.ts';
import { Outbox } from '../../kernel/outbox/outbox.ts';
import { OutboxWatcher } from '../../kernel/outbox/outbox.watcher.ts';
import { dayMs } from '../../kernel/time-units.ts';
import { CatalogueService, type GamePicture, pictureKey } from './catalogue.service.ts';
import { GameFileRefused, GameFiles, GameFileTooBig, GameFileUnavailable } from './game-files.ts';
import { GamePicturesRepository, type StoredPicture } from './game-pictures.repository.ts';

const picturesStored = defineMessage('catalogue.picturesStored', z.object({}));
const missedAgainMs = dayMs;
const mostInRun = 60;
const mostRefused = 5;
const mostBytes = 2 * 1024 * 1024;
const widths = { route: 480, jersey: 120 };
const folders = { route: 'ROUTES', jersey: 'JERSEYS' };
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Copies of the game's images of routes and jerseys, fetched only by names of the catalogue. */
@Injectable()
export class GamePictures implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger(GamePictures.name);
  private hasStored = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly files: GameFiles,
    private readonly encoder: ImageEncoder,
    private readonly store: FileStore,
    private readonly pictures: GamePicturesRepository,
    private readonly catalogue: CatalogueService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly watcher: OutboxWatcher,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('10 minutes', 'catalogue.pictures', () => this.fetch());
  }

  async onApplicationBootstrap(): Promise<void> {
    this.watcher.subscribe(picturesStored, () => this.load());
    await this.load();
  }

  /** Lists every copy. */
  async listImages(): Promise<StoredImage[]> {
    return (await this.pictures.listAll()).flatMap(({ image }) => image ?? []);
  }

  /**
   * Fetches the next images that are not stored; a missing or refused one again after a day. Ends when the host has
   * refused several in a row. Throws GameFileUnavailable at the first failure of the host, which is skipped until the next run.
   */
  async fetch(): Promise<void> {
    const base = this.config.GAME_PICTURES_URL;
    if (!base) return;
    try {
      let refused = 0;
      for (const picture of await this.due()) {
        if (this.jobs.isEnding) break;
        refused = (await this.fetchOne(picture, base)) ? 0 : refused + 1;
        if (refused < mostRefused) continue;
        this.logger.warn(`The host of pictures refused ${refused} in a row: the others wait for the next run.`);
        break;
      }
    } catch (error) {
      await this.announce().catch((failure: unknown) =>
        this.logger.error({ err: failure }, 'Stored pictures were not announced'),
      );
      throw error;
    }
    await this.announce();
  }

  /** Announces newly stored images to every process. */
  private async announce(): Promise<void> {
    if (!this.hasStored) return;
    await this.transactions.run((session) => this.outbox.write(picturesStored, {}, session));
    this.hasStored = false;
    await this.load();
  }

  private async due(): Promise<GamePicture[]> {
    const known = new Map((await this.pictures.listAll()).map((picture) => [pictureKey(picture), picture]));
    const missedBefore = this.clock.now().getTime() - missedAgainMs;
    const isDue = (picture: StoredPicture | undefined) =>
      !picture || (picture.image === null && picture.triedAt.getTime() <= missedBefore);
    return this.catalogue
      .listPictures()
      .filter((picture) => isDue(known.get(pictureKey(picture))))
      .slice(0, mostInRun);
  }

  /** Returns `false` if the host refuses the image. */
  private async fetchOne(picture: GamePicture, base: string): Promise<boolean> {
    const folder = base.endsWith('/') ? base : `${base}/`;
    const address = new URL(`${folders[picture.kind]}/${picture.name}`, folder).href;
    try {
      const bytes = await this.files.get(address, mostBytes);
      await this.save(picture, bytes && (await this.copy(picture, bytes)));
    } catch (error) {
      if (error instanceof GameFileUnavailable) await this.save(picture, null);
      if (error instanceof GameFileRefused) return false;
      if (!(error instanceof GameFileTooBig)) throw error;
    }
    return true;
  }

  /** Stores a resized image under a name derived from its content; `null` if it is not an image of the game. */
  private async copy({ kind }: GamePicture, bytes: Buffer): Promise<StoredImage | null> {
    if (!bytes.subarray(0, pngSignature.length).equals(pngSignature)) return null;
    try {
      const encoded = await this.encoder.encode(bytes, { small: widths[kind] }, { field: kind, userId: 'game' });
      const smallest = encoded.at(-1);
      if (!smallest) return null;
      const hash = createHash('sha256').update(smallest.bytes).digest('hex').slice(0, 16);
      const image = { baseName: `game-${kind}-${hash}`, sizes: ['small'] };
      for (const name of fileNamesOf(image)) await this.store.write(name, smallest.bytes);
      return image;
    } catch (error) {
      const isUnusable =
        error instanceof ImageUnreadable || error instanceof ImageTooBig || error instanceof ImageHasTooManyPixels;
      if (isUnusable) return null;
      throw error;
    }
  }

  private async save({ kind, name }: GamePicture, image: StoredImage | null): Promise<void> {
    const triedAt = this.clock.now();
    await this.transactions.run((session) => this.pictures.save({ kind, name, image, triedAt }, session));
    if (image) this.hasStored = true;
  }

  private async load(): Promise<void> {
    if (!this.config.GAME_PICTURES_URL) return;
    const stored = await this.pictures.listAll();
    const urls = stored.flatMap((picture) => {
      const url = imageUrlsOf(picture.image)?.small;
      return url ? [[pictureKey(picture), url] as const] : [];
    });
    this.catalogue.useImages(new Map(urls));
  }
}
