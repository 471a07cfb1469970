import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { TelegramService } from './telegram.service.ts';

const endpoints = contract.telegram;

@Controller()
export class TelegramController {
  constructor(private readonly telegram: TelegramService) {}

  @Endpoint(endpoints.bot)
  async bot(): Promise<ResponseBody<typeof endpoints.bot>> {
    return { data: await this.telegram.getBot() };
  }

  @Endpoint(endpoints.broadcast)
  async broadcast({
    identity,
    body,
  }: Input<typeof endpoints.broadcast>): Promise<ResponseBody<typeof endpoints.broadcast>> {
    return { message: doneSentences.ru.broadcast_queued(await this.telegram.broadcast(identity, body.text)) };
  }
}
