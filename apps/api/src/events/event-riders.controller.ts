import { Controller, Inject } from '@nestjs/common';
import { contract, type Event, type Input, type ResponseBody } from '@otryv/contract';
import { CatalogueService } from '../catalogue/catalogue.service.ts';
import { CONFIG, type Config } from '../config.ts';
import { toCalendar } from '../organizers/schedule-feeds.ts';
import { Endpoint } from '../platform/http/endpoint.decorator.ts';
import { GameIdsService } from '../users/game-ids.service.ts';
import { ru } from './calendars.ru.ts';
import { EligibilityService } from './eligibility.service.ts';
import { EventsService } from './events.service.ts';
import { toNextRace } from './next-races.ts';

type Endpoints = typeof contract.events;

const mostRaces = 100;

/** What riders take from the schedule: calendars, a feed, and whether they may enter. */
@Controller()
export class EventRidersController {
  constructor(
    private readonly events: EventsService,
    private readonly gameIds: GameIdsService,
    private readonly eligibilities: EligibilityService,
    private readonly catalogue: CatalogueService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(contract.events.calendar)
  async calendar({ query }: Input<Endpoints['calendar']>): Promise<string> {
    const { path } = contract.events.calendar;
    return toCalendar({ name: ru.schedule, path }, await this.coming(query.organizerId), this.config.PUBLIC_URL);
  }

  @Endpoint(contract.events.ownCalendar)
  async ownCalendar({ identity }: Input<Endpoints['ownCalendar']>): Promise<string> {
    const zwiftIds = await this.gameIds.provedIdsOf(identity.userId);
    const { path } = contract.events.ownCalendar;
    return toCalendar({ name: ru.own, path }, await this.events.signedUpBy(zwiftIds), this.config.PUBLIC_URL);
  }

  @Endpoint(contract.events.next)
  async next(): Promise<ResponseBody<Endpoints['next']>> {
    const races = await this.coming();
    return { data: races.map((event) => toNextRace(event, this.catalogue, this.config.PUBLIC_URL)) };
  }

  @Endpoint(contract.events.eligibility)
  eligibility({ params, identity }: Input<Endpoints['eligibility']>): Promise<ResponseBody<Endpoints['eligibility']>> {
    return this.eligibilities.of(identity, params.id);
  }

  @Endpoint(contract.events.ownGroups)
  async ownGroups({ identity }: Input<Endpoints['ownGroups']>): Promise<ResponseBody<Endpoints['ownGroups']>> {
    return { data: await this.eligibilities.ownGroups(identity) };
  }

  private async coming(organizerId?: string): Promise<Event[]> {
    const page = { page: 1, docsOnPage: mostRaces, search: '' };
    return (await this.events.list({ ...page, organizerId, started: false })).events;
  }
}
