import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { WebhooksService } from './webhooks.service.ts';

type Endpoints = typeof contract.webhooks;

const sentences = doneSentences.ru;

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Endpoint(contract.webhooks.list)
  async list({ query, identity }: Input<Endpoints['list']>): Promise<ResponseBody<Endpoints['list']>> {
    const organizerId = query.organizerId ?? identity.organizerId;
    return { data: organizerId === null ? [] : await this.webhooks.list(identity, organizerId) };
  }

  @Endpoint(contract.webhooks.create)
  async create({ body, identity }: Input<Endpoints['create']>): Promise<ResponseBody<Endpoints['create']>> {
    return { message: sentences.webhook_created, ...(await this.webhooks.create(identity, body)) };
  }

  @Endpoint(contract.webhooks.turn)
  async turn({ body, identity }: Input<Endpoints['turn']>): Promise<ResponseBody<Endpoints['turn']>> {
    const { webhookId, isOn } = body;
    const message = isOn ? sentences.webhook_on : sentences.webhook_switched_off;
    return { message, data: await this.webhooks.turn(identity, webhookId, isOn) };
  }

  @Endpoint(contract.webhooks.remove)
  async remove({ body, identity }: Input<Endpoints['remove']>): Promise<ResponseBody<Endpoints['remove']>> {
    await this.webhooks.remove(identity, body.webhookId);
    return { message: sentences.webhook_removed };
  }

  @Endpoint(contract.webhooks.test)
  async test({ body, identity }: Input<Endpoints['test']>): Promise<ResponseBody<Endpoints['test']>> {
    await this.webhooks.test(identity, body.webhookId);
    return { message: sentences.webhook_tested };
  }

  @Endpoint(contract.webhooks.deliveries)
  deliveries({ query, identity }: Input<Endpoints['deliveries']>): Promise<ResponseBody<Endpoints['deliveries']>> {
    return this.webhooks.log(identity, query);
  }

  @Endpoint(contract.webhooks.resend)
  async resend({ body, identity }: Input<Endpoints['resend']>): Promise<ResponseBody<Endpoints['resend']>> {
    await this.webhooks.resend(identity, body.deliveryId);
    return { message: sentences.webhook_resent };
  }
}
