import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { RatingService } from './rating.service.ts';

type Endpoints = typeof contract.rating;

@Controller()
export class RatingController {
  constructor(private readonly rating: RatingService) {}

  @Endpoint(contract.rating.top)
  top(): Promise<ResponseBody<Endpoints['top']>> {
    return this.rating.getTop();
  }

  @Endpoint(contract.rating.season)
  season({ params }: Input<Endpoints['season']>): Promise<ResponseBody<Endpoints['season']>> {
    return this.rating.getSeason(params.season);
  }

  @Endpoint(contract.rating.results)
  results({ params, query }: Input<Endpoints['results']>): Promise<ResponseBody<Endpoints['results']>> {
    return this.rating.listResults(params.urlSlug, params.season, query);
  }
}
