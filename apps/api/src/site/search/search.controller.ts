import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { SearchService } from './search.service.ts';

@Controller()
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Endpoint(contract.search.find)
  async find({ query }: Input<typeof contract.search.find>): Promise<ResponseBody<typeof contract.search.find>> {
    return { data: await this.search.find(query.text, query.limit) };
  }
}
