import { Controller } from '@nestjs/common';
import { contract, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { LookAlikesService } from './look-alikes.service.ts';

@Controller()
export class NamesController {
  constructor(private readonly lookAlikes: LookAlikesService) {}

  @Endpoint(contract.names.lookAlikes)
  async all(): Promise<ResponseBody<typeof contract.names.lookAlikes>> {
    return { data: await this.lookAlikes.listAll() };
  }
}
