import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { Authors } from '../results/records/authors.ts';
import { AppealsService } from './appeals.service.ts';

type Endpoints = typeof contract.appeals;
const sentences = doneSentences.ru;

@Controller()
export class AppealsController {
  constructor(
    private readonly appeals: AppealsService,
    private readonly authors: Authors,
  ) {}

  @Endpoint(contract.appeals.list)
  list({ params, identity }: Input<Endpoints['list']>): Promise<ResponseBody<Endpoints['list']>> {
    return this.appeals.list(params.id, identity);
  }

  @Endpoint(contract.appeals.create)
  async create({ params, body, identity }: Input<Endpoints['create']>): Promise<ResponseBody<Endpoints['create']>> {
    return { message: sentences.appeal_sent, data: await this.appeals.create(params.id, body, identity) };
  }

  @Endpoint(contract.appeals.answer)
  async answer({ params, body, identity }: Input<Endpoints['answer']>): Promise<ResponseBody<Endpoints['answer']>> {
    const actor = await this.authors.getActor(identity);
    return {
      message: sentences.appeal_answer_sent,
      data: await this.appeals.answer(params.id, params.appealId, body, actor),
    };
  }
}
