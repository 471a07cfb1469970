import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { LogsService } from './logs.service.ts';

type Endpoints = typeof contract.logs;

@Controller()
export class LogsController {
  constructor(private readonly logs: LogsService) {}

  @Endpoint(contract.logs.admins)
  admins({ query }: Input<Endpoints['admins']>): Promise<ResponseBody<Endpoints['admins']>> {
    return this.logs.listActions(query);
  }

  @Endpoint(contract.logs.errors)
  errors({ query }: Input<Endpoints['errors']>): Promise<ResponseBody<Endpoints['errors']>> {
    return this.logs.listErrors(query);
  }

  @Endpoint(contract.logs.error)
  async error({ query }: Input<Endpoints['error']>): Promise<ResponseBody<Endpoints['error']>> {
    return { data: await this.logs.getError(query.id) };
  }

  @Endpoint(contract.logs.delete)
  async delete({ params, body, identity }: Input<Endpoints['delete']>): Promise<ResponseBody<Endpoints['delete']>> {
    return { message: doneSentences.ru.log_entries_deleted(await this.logs.delete(identity, params.path, body.ids)) };
  }
}
