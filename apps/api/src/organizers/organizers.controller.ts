import { Controller, Inject } from '@nestjs/common';
import { contract, type Event, type Input, type ResponseBody } from '@otryv/contract';
import { CONFIG, type Config } from '../config.ts';
import { EventsService } from '../events/events.service.ts';
import { Endpoint } from '../platform/http/endpoint.decorator.ts';
import { OrganizerPagesService } from './organizer-pages.service.ts';
import { toCalendar, toFeed } from './schedule-feeds.ts';

type Endpoints = typeof contract.organizers;

const mostRaces = 100;

@Controller()
export class OrganizersController {
  constructor(
    private readonly pages: OrganizerPagesService,
    private readonly events: EventsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(contract.organizers.list)
  async list(): Promise<ResponseBody<Endpoints['list']>> {
    return { data: await this.pages.list() };
  }

  @Endpoint(contract.organizers.get)
  async get({ params, identity }: Input<Endpoints['get']>): Promise<ResponseBody<Endpoints['get']>> {
    return { data: await this.pages.page(params.urlSlug, identity) };
  }

  @Endpoint(contract.organizers.calendar)
  async calendar({ params }: Input<Endpoints['calendar']>): Promise<string> {
    const organizer = await this.pages.visible(params.urlSlug, null);
    const races = [...(await this.races(organizer.id, true)), ...(await this.races(organizer.id, false))];
    const { name, mission: description, urlSlug } = organizer;
    const path = `/api/organizers/${urlSlug}/schedule.ics`;
    return toCalendar({ name, description, path }, races, this.config.PUBLIC_URL);
  }

  @Endpoint(contract.organizers.feed)
  async feed({ params }: Input<Endpoints['feed']>): Promise<ResponseBody<Endpoints['feed']>> {
    const organizer = await this.pages.visible(params.urlSlug, null);
    return toFeed(organizer, await this.races(organizer.id, false), this.config.PUBLIC_URL);
  }

  private async races(organizerId: string, started: boolean): Promise<Event[]> {
    const { events } = await this.events.list({ organizerId, started, page: 1, docsOnPage: mostRaces, search: '' });
    return events;
  }
}
