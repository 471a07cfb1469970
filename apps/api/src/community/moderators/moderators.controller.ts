import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { ModeratorCandidatesService } from './moderator-candidates.service.ts';

type Candidates = typeof contract.moderators.candidates;

@Controller()
export class ModeratorsController {
  constructor(private readonly found: ModeratorCandidatesService) {}

  @Endpoint(contract.moderators.candidates)
  candidates({ query }: Input<Candidates>): Promise<ResponseBody<Candidates>> {
    return this.found.find(query);
  }
}
