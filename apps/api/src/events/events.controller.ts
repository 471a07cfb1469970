import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../platform/http/endpoint.decorator.ts';
import { EventsService } from './events.service.ts';

@Controller()
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Endpoint(contract.events.list)
  list({ query }: Input<typeof contract.events.list>): Promise<ResponseBody<typeof contract.events.list>> {
    return this.events.list(query);
  }

  @Endpoint(contract.events.ongoing)
  ongoing(): Promise<ResponseBody<typeof contract.events.ongoing>> {
    return this.events.ongoing();
  }

  @Endpoint(contract.events.get)
  get({ params }: Input<typeof contract.events.get>): Promise<ResponseBody<typeof contract.events.get>> {
    return this.events.details(params.id);
  }
}
