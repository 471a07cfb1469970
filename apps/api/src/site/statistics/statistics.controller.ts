import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { StatisticsService } from './statistics.service.ts';

type Endpoints = typeof contract.statistics;

@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  @Endpoint(contract.statistics.ridersInEvents)
  ridersInEvents({
    params,
    query,
  }: Input<Endpoints['ridersInEvents']>): Promise<ResponseBody<Endpoints['ridersInEvents']>> {
    return this.statistics.getRidersInEvents(params.id, query);
  }

  @Endpoint(contract.statistics.leaders)
  leaders({ params }: Input<Endpoints['leaders']>): Promise<ResponseBody<Endpoints['leaders']>> {
    return this.statistics.getLeaders(params.id);
  }

  @Endpoint(contract.statistics.ftp)
  ftp(): Promise<ResponseBody<Endpoints['ftp']>> {
    return this.statistics.getFtp();
  }

  @Endpoint(contract.statistics.age)
  age(): Promise<ResponseBody<Endpoints['age']>> {
    return this.statistics.getAge();
  }

  @Endpoint(contract.statistics.racingScore)
  racingScore(): Promise<ResponseBody<Endpoints['racingScore']>> {
    return this.statistics.getRacingScore();
  }
}
