import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { medianHeights } from '@otryv/race';
import * as z from 'zod/mini';
import { Clock } from '../../kernel/clock.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { defineMessage } from '../../kernel/outbox/define-message.ts';
import { Outbox } from '../../kernel/outbox/outbox.ts';
import { OutboxWatcher } from '../../kernel/outbox/outbox.watcher.ts';
import { CatalogueService } from './catalogue.service.ts';
import { RouteProfilesRepository } from './route-profiles.repository.ts';

const profileLearned = defineMessage('catalogue.profileLearned', z.object({ routeId: z.int() }));
// A median of fewer would follow a single ride with wrong altitudes.
const fewestRides = 3;

/** Elevations of routes: those of the first race on each, cached in every process. */
@Injectable()
export class RouteProfilesService implements OnApplicationBootstrap {
  constructor(
    private readonly profiles: RouteProfilesRepository,
    private readonly catalogue: CatalogueService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly watcher: OutboxWatcher,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.watcher.subscribe(profileLearned, ({ routeId }) => this.load(routeId));
    for (const { routeId, heights } of await this.profiles.listAll()) this.catalogue.setHeights(routeId, heights);
  }

  /**
   * Stores the median of the elevations that the riders of an event rode on a route, unless the route already has a
   * profile or the riders are too few.
   */
  async learn(eventId: number, routeId: number, rides: readonly (readonly number[])[]): Promise<void> {
    if (rides.length < fewestRides || this.catalogue.hasHeights(routeId)) return;
    const profile = { routeId, heights: medianHeights(rides), eventId, learnedAt: this.clock.now() };
    await this.transactions.run(async (session) => {
      if (await this.profiles.insert(profile, session)) await this.outbox.write(profileLearned, { routeId }, session);
    });
    await this.load(routeId);
  }

  private async load(routeId: number): Promise<void> {
    const profile = await this.profiles.findByRoute(routeId);
    if (profile) this.catalogue.setHeights(routeId, profile.heights);
  }
}
