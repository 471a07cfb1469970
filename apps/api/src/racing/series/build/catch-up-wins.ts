import { Injectable } from '@nestjs/common';
import type { CatchUp } from '@otryv/contract/schemas';
import type { RulesVersion } from '@otryv/race';
import { CatalogueService } from '../../../game/catalogue/catalogue.service.ts';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { StoredRaces } from '../../results/build/stored-races.ts';
import { eventIdsOf, type StoredSeries } from '../records/stored-series.ts';
import { type CatchUpRide, toWins } from './catch-up.mapper.ts';

/** Wins of catch-up series, from the protocols of their races. */
@Injectable()
export class CatchUpWins {
  constructor(
    private readonly events: EventCatalogue,
    private readonly races: StoredRaces,
    private readonly catalogue: CatalogueService,
  ) {}

  /** Computes the wins by the rules of each race's protocol, unless others are given. */
  async list(series: StoredSeries, session: SessionOrNone, rules?: RulesVersion): Promise<CatchUp['data']['wins']> {
    const rides: CatchUpRide[] = [];
    for (const event of await this.events.listByIds(eventIdsOf(series), session)) {
      const rows = await this.races.listRows(event, session, rules);
      rides.push({ event, rows });
    }
    return toWins(rides, (routeId) => this.catalogue.findRoute(routeId));
  }
}
