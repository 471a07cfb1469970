import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { VisitsService } from './visits.service.ts';

@Controller()
export class VisitsController {
  constructor(private readonly visits: VisitsService) {}

  @Endpoint(contract.visits.count)
  count({ body }: Input<typeof contract.visits.count>): Promise<void> {
    return this.visits.count(body.pattern);
  }

  @Endpoint(contract.visits.counts)
  async counts({ query }: Input<typeof contract.visits.counts>): Promise<ResponseBody<typeof contract.visits.counts>> {
    return { data: await this.visits.getCounts(query.days, query.pattern) };
  }
}
