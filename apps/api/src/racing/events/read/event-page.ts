import { Injectable } from '@nestjs/common';
import type { EventDetails } from '@otryv/contract';
import { OrganizersService } from '../../../clubs/organizers/organizers.service.ts';
import { RiderTeams } from '../../../clubs/teams/read/rider-teams.ts';
import { CatalogueService } from '../../../game/catalogue/catalogue.service.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { RidersService } from '../../../people/riders/riders.service.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import { shownById, toEvent, toSignedRiders } from './event.mapper.ts';
import { EventCatalogue, routeIdsOf } from './event-catalogue.ts';
import { RiderPowers } from './rider-powers.ts';

/** Event page, with the teams and the power of the signed-up riders. */
@Injectable()
export class EventPage {
  constructor(
    private readonly events: EventCatalogue,
    private readonly organizers: OrganizersService,
    private readonly catalogue: CatalogueService,
    private readonly riders: RidersService,
    private readonly gameIds: GameIdsService,
    private readonly powers: RiderPowers,
    private readonly teams: RiderTeams,
  ) {}

  /** Returns the event with its signed-up riders. Throws EventNotFound. */
  async get(gameId: number): Promise<EventDetails> {
    const [record, riders] = await Promise.all([
      this.events.requireEvent(gameId, noTransaction),
      this.events.listSignedRiders(gameId),
    ]);
    const zwiftIds = riders.map(({ zwiftId }) => zwiftId);
    const [organizers, known, mains, powers, teams] = await Promise.all([
      this.organizers.listByIds(record.organizer ? [record.organizer.id] : [], noTransaction),
      this.riders.listByIds(zwiftIds, noTransaction),
      this.gameIds.listMainIdsOf(zwiftIds, noTransaction),
      this.powers.listByRiders(zwiftIds),
      this.teams.listCurrent(zwiftIds),
    ]);
    return {
      event: {
        ...toEvent(record, shownById(organizers)),
        signedRiders: toSignedRiders(riders, record.eventSubgroups, { known, mains, powers, teams }),
      },
      routes: this.catalogue.listSummariesOf(routeIdsOf(record)),
    };
  }
}
