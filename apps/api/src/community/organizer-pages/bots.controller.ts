import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import type { Bot } from '../../clubs/bots/bot.ts';
import { BotsService } from '../../clubs/bots/bots.service.ts';
import { ClubsService } from '../../clubs/clubs/clubs.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { toBot } from './bot.mapper.ts';

type Endpoints = typeof contract.bots;
type Bots = ResponseBody<Endpoints['list']>;

const sentences = doneSentences.ru;

@Controller()
export class BotsController {
  constructor(
    private readonly bots: BotsService,
    private readonly clubs: ClubsService,
    private readonly clock: Clock,
  ) {}

  @Endpoint(contract.bots.list)
  async list({ query, identity }: Input<Endpoints['list']>): Promise<Bots> {
    const organizerId = query.organizerId ?? identity.organizerId;
    const bots = organizerId === null ? [] : await this.bots.list(identity, organizerId);
    return { data: await Promise.all(bots.map((bot) => this.complete(bot))) };
  }

  @Endpoint(contract.bots.set)
  async set({ body, identity }: Input<Endpoints['set']>): Promise<ResponseBody<Endpoints['set']>> {
    const { organizerId, username, password } = body;
    const bot = await this.bots.set(identity, organizerId, { username, password });
    return { message: sentences.bot_connected, data: await this.complete(bot) };
  }

  @Endpoint(contract.bots.remove)
  async remove({ body, identity }: Input<Endpoints['remove']>): Promise<ResponseBody<Endpoints['remove']>> {
    await this.bots.remove(identity, body.botId);
    return { message: sentences.bot_removed };
  }

  private async complete(bot: Bot): Promise<Bots['data'][number]> {
    return toBot(bot, await this.clubs.listByOrganizers([bot.organizerId], noTransaction), this.clock.now());
  }
}
