import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../platform/http/endpoint.decorator.ts';
import { UsersService } from './users.service.ts';

type Candidates = typeof contract.moderators.candidates;

@Controller()
export class ModeratorsController {
  constructor(private readonly users: UsersService) {}

  @Endpoint(contract.moderators.candidates)
  async candidates({ query }: Input<Candidates>): Promise<ResponseBody<Candidates>> {
    const { users, total } = await this.users.search(query.search, query.page, query.docsOnPage);
    return { data: users, quantityPages: Math.ceil(total / query.docsOnPage) };
  }
}
