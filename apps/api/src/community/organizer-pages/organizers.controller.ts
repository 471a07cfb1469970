import { Controller, Inject } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { CONFIG, type Config } from '../../config.ts';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { EventLists } from '../../racing/events/read/event-lists.ts';
import { OrganizerPagesService } from './organizer-pages.service.ts';
import { toFeed } from './schedule-feeds.ts';

type Endpoints = typeof contract.organizers;

const mostRaces = 100;

@Controller()
export class OrganizersController {
  constructor(
    private readonly pages: OrganizerPagesService,
    private readonly events: EventLists,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(contract.organizers.list)
  async list(): Promise<ResponseBody<Endpoints['list']>> {
    return { data: await this.pages.list() };
  }

  @Endpoint(contract.organizers.get)
  async get({ params, identity }: Input<Endpoints['get']>): Promise<ResponseBody<Endpoints['get']>> {
    return { data: await this.pages.getPage(params.urlSlug, identity) };
  }

  @Endpoint(contract.organizers.feed)
  async feed({ params }: Input<Endpoints['feed']>): Promise<ResponseBody<Endpoints['feed']>> {
    const organizer = await this.pages.requireVisible(params.urlSlug, null);
    const page = { page: 1, docsOnPage: mostRaces, search: '' };
    const { events } = await this.events.list({ ...page, organizerId: organizer.id, started: false });
    return toFeed(organizer, events, this.config.PUBLIC_URL);
  }
}
