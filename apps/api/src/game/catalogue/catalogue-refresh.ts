import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import * as z from 'zod/mini';
import { CONFIG, type Config } from '../../config.ts';
import { Clock } from '../../kernel/clock.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { defineMessage } from '../../kernel/outbox/define-message.ts';
import { Outbox } from '../../kernel/outbox/outbox.ts';
import { OutboxWatcher } from '../../kernel/outbox/outbox.watcher.ts';
import { GameClient } from '../client/game.client.ts';
import { CatalogueService, shippedCounts } from './catalogue.service.ts';
import { countsOf, type FoundCatalogue, shrunkLists, withEarlier } from './found-catalogue.ts';
import {
  type CatalogueSourceName,
  catalogueSourceNames,
  FoundCataloguesRepository,
} from './found-catalogues.repository.ts';
import { GameFiles } from './game-files.ts';
import { readDictionary } from './read-dictionary.ts';
import { readGameInfo } from './read-game-info.ts';

const catalogueRefreshed = defineMessage('catalogue.refreshed', z.object({ source: z.enum(catalogueSourceNames) }));

const mostBytes = 16 * 1024 * 1024;

/** A source has lost more than a tenth of a list: its previous data stays. */
export class CatalogueShrunk extends Error {}

/** Keeps the catalogue in sync with the game and its public dictionary, in every process. */
@Injectable()
export class CatalogueRefresh implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly game: GameClient,
    private readonly files: GameFiles,
    private readonly stored: FoundCataloguesRepository,
    private readonly catalogue: CatalogueService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly watcher: OutboxWatcher,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('1 day', 'catalogue.game', () => this.refreshFromGame());
    this.jobs.every('1 day', 'catalogue.dictionary', () => this.refreshFromDictionary());
  }

  async onApplicationBootstrap(): Promise<void> {
    this.watcher.subscribe(catalogueRefreshed, () => this.load());
    await this.load();
  }

  /** Reads `game_info`, if the site has an account in the game. A job that throws has changed nothing. */
  async refreshFromGame(): Promise<void> {
    if (this.config.GAME_USERNAME) await this.keep('game', readGameInfo(await this.game.fetchInfo()));
  }

  /** Reads the public dictionary, if configured. */
  async refreshFromDictionary(): Promise<void> {
    const address = this.config.GAME_DICTIONARY_URL;
    if (!address) return;
    const xml = await this.files.get(address, mostBytes);
    await this.keep('dictionary', readDictionary(xml?.toString('utf8') ?? ''));
  }

  /** Returns when each configured source was last read. */
  async readTimes(): Promise<{ source: string; readAt: Date | null }[]> {
    const configured = { game: this.config.GAME_USERNAME, dictionary: this.config.GAME_DICTIONARY_URL };
    const times: { source: string; readAt: Date | null }[] = [];
    for (const source of catalogueSourceNames) {
      if (configured[source]) times.push({ source, readAt: (await this.stored.findBySource(source))?.readAt ?? null });
    }
    return times;
  }

  private async keep(source: CatalogueSourceName, now: FoundCatalogue): Promise<void> {
    const before = await this.stored.findBySource(source);
    const counts = countsOf(now);
    const shrunk = shrunkLists(before?.counts ?? shippedCounts, counts);
    if (shrunk.length > 0) {
      const sizes = shrunk.map((list) => `${list}: ${counts[list]}`).join(', ');
      throw new CatalogueShrunk(`The catalogue of the ${source} has shrunk by more than a tenth (${sizes}).`);
    }
    const found = withEarlier(now, before?.found ?? null);
    await this.transactions.run(async (session) => {
      await this.stored.save(source, { found, counts, readAt: this.clock.now() }, session);
      await this.outbox.write(catalogueRefreshed, { source }, session);
    });
    await this.load();
  }

  private async load(): Promise<void> {
    const found: FoundCatalogue[] = [];
    for (const source of catalogueSourceNames) {
      const stored = await this.stored.findBySource(source);
      if (stored) found.push(stored.found);
    }
    if (found.length > 0) this.catalogue.use(found);
  }
}
