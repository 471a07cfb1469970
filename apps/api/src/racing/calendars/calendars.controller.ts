import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { CalendarLinks } from './calendar-links.service.ts';
import { CalendarsService } from './calendars.service.ts';

type Endpoints = typeof contract.calendars;

@Controller()
export class CalendarsController {
  constructor(
    private readonly calendars: CalendarsService,
    private readonly links: CalendarLinks,
  ) {}

  @Endpoint(contract.calendars.schedule)
  schedule({ query }: Input<Endpoints['schedule']>): Promise<string> {
    return this.calendars.buildSchedule(query.organizerId);
  }

  @Endpoint(contract.calendars.organizer)
  organizer({ params }: Input<Endpoints['organizer']>): Promise<string> {
    return this.calendars.buildForOrganizer(params.urlSlug);
  }

  @Endpoint(contract.calendars.race)
  race({ params }: Input<Endpoints['race']>): Promise<string> {
    return this.calendars.buildForRace(params.id);
  }

  @Endpoint(contract.calendars.own)
  own({ identity }: Input<Endpoints['own']>): Promise<string> {
    return this.calendars.buildForUser(identity.userId);
  }

  @Endpoint(contract.calendars.byLink)
  async byLink({ params }: Input<Endpoints['byLink']>): Promise<string> {
    return this.calendars.buildForUser(await this.links.open(params.token));
  }

  @Endpoint(contract.calendars.link)
  async link({ identity }: Input<Endpoints['link']>): Promise<ResponseBody<Endpoints['link']>> {
    return { data: await this.links.find(identity.userId) };
  }

  @Endpoint(contract.calendars.renewLink)
  async renewLink({ identity }: Input<Endpoints['renewLink']>): Promise<ResponseBody<Endpoints['renewLink']>> {
    return { data: await this.links.renew(identity.userId) };
  }

  @Endpoint(contract.calendars.removeLink)
  async removeLink({ identity }: Input<Endpoints['removeLink']>): Promise<ResponseBody<Endpoints['removeLink']>> {
    await this.links.remove(identity.userId);
    return { message: doneSentences.ru.calendar_link_removed };
  }
}
