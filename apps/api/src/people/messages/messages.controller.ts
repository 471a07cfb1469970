import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { MessagesService } from './messages.service.ts';

type Endpoints = typeof contract.messages;
const sentences = doneSentences.ru;

@Controller()
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Endpoint(contract.messages.list)
  async list({ identity }: Input<Endpoints['list']>): Promise<ResponseBody<Endpoints['list']>> {
    return { data: await this.messages.list(identity.userId) };
  }

  @Endpoint(contract.messages.read)
  async read({ identity, body }: Input<Endpoints['read']>): Promise<ResponseBody<Endpoints['read']>> {
    await this.messages.read(identity.userId, body.messageId);
    return { message: body.messageId === 'all' ? sentences.messages_read : sentences.message_read };
  }
}
