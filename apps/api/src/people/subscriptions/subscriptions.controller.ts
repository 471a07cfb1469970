import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

type Endpoints = typeof contract.subscriptions;

@Controller()
export class SubscriptionsController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  @Endpoint(contract.subscriptions.get)
  async get({ params }: Input<Endpoints['get']>): Promise<ResponseBody<Endpoints['get']>> {
    return { data: await this.subscriptions.get(params.token) };
  }

  @Endpoint(contract.subscriptions.unsubscribe)
  async unsubscribe({ params }: Input<Endpoints['unsubscribe']>): Promise<ResponseBody<Endpoints['unsubscribe']>> {
    await this.subscriptions.unsubscribe(params.token);
    return { message: doneSentences.ru.unsubscribed };
  }

  @Endpoint(contract.subscriptions.openPage)
  openPage({ params }: Input<Endpoints['openPage']>): ResponseBody<Endpoints['openPage']> {
    return { location: this.subscriptions.getPageOf(params.token) };
  }
}
