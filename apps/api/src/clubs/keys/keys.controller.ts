import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { KeysService } from './keys.service.ts';

type Endpoints = typeof contract.keys;

const sentences = doneSentences.ru;

@Controller()
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  @Endpoint(contract.keys.list)
  async list({ query, identity }: Input<Endpoints['list']>): Promise<ResponseBody<Endpoints['list']>> {
    const organizerId = query.organizerId ?? identity.organizerId;
    return { data: organizerId === null ? [] : await this.keys.list(identity, organizerId) };
  }

  @Endpoint(contract.keys.create)
  async create({ body, identity }: Input<Endpoints['create']>): Promise<ResponseBody<Endpoints['create']>> {
    return { message: sentences.key_created, ...(await this.keys.create(identity, body)) };
  }

  @Endpoint(contract.keys.revoke)
  async revoke({ body, identity }: Input<Endpoints['revoke']>): Promise<ResponseBody<Endpoints['revoke']>> {
    await this.keys.revoke(identity, body.keyId);
    return { message: sentences.key_revoked };
  }
}
