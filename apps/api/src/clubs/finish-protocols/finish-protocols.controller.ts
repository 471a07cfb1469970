import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { FinishProtocolsService } from './finish-protocols.service.ts';

type Endpoints = typeof contract.finishProtocols;

const sentences = doneSentences.ru;

@Controller()
export class FinishProtocolsController {
  constructor(private readonly protocols: FinishProtocolsService) {}

  @Endpoint(contract.finishProtocols.list)
  async list({ query, identity }: Input<Endpoints['list']>): Promise<ResponseBody<Endpoints['list']>> {
    return { data: await this.protocols.list(identity, query) };
  }

  @Endpoint(contract.finishProtocols.create)
  async create({ body, identity }: Input<Endpoints['create']>): Promise<ResponseBody<Endpoints['create']>> {
    return { message: sentences.finish_protocol_created, data: await this.protocols.create(identity, body) };
  }

  @Endpoint(contract.finishProtocols.change)
  async change({ body, identity }: Input<Endpoints['change']>): Promise<ResponseBody<Endpoints['change']>> {
    const data = await this.protocols.change(identity, body.id, body.protocol);
    return { message: sentences.finish_protocol_changed, data };
  }

  @Endpoint(contract.finishProtocols.remove)
  async remove({ body, identity }: Input<Endpoints['remove']>): Promise<ResponseBody<Endpoints['remove']>> {
    await this.protocols.remove(identity, body.id);
    return { message: sentences.finish_protocol_removed };
  }
}
