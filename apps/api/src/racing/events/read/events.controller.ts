import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../../../kernel/http/endpoint.decorator.ts';
import { EventLists } from './event-lists.ts';
import { EventPage } from './event-page.ts';

@Controller()
export class EventsController {
  constructor(
    private readonly events: EventLists,
    private readonly page: EventPage,
  ) {}

  @Endpoint(contract.events.list)
  list({ query }: Input<typeof contract.events.list>): Promise<ResponseBody<typeof contract.events.list>> {
    return this.events.list(query);
  }

  @Endpoint(contract.events.ongoing)
  ongoing(): Promise<ResponseBody<typeof contract.events.ongoing>> {
    return this.events.listOngoing();
  }

  @Endpoint(contract.events.get)
  get({ params }: Input<typeof contract.events.get>): Promise<ResponseBody<typeof contract.events.get>> {
    return this.page.get(params.id);
  }
}
