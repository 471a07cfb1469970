import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { ResultsService } from './read/results.service.ts';

@Controller()
export class ResultsController {
  constructor(private readonly results: ResultsService) {}

  @Endpoint(contract.results.get)
  get({ params }: Input<typeof contract.results.get>): Promise<ResponseBody<typeof contract.results.get>> {
    return this.results.get(params.id);
  }
}
