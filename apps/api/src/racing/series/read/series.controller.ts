import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../../../kernel/http/endpoint.decorator.ts';
import { Cancellation } from '../../../kernel/http/requests/cancelled-requests.ts';
import { Client, type RequestClient } from '../../../kernel/http/requests/request-client.ts';
import { SeriesService } from './series.service.ts';
import { SeriesReading } from './series-reading.service.ts';
import { StageHistoryService } from './stage-history.service.ts';

type Endpoints = typeof contract.series;

/** Public series endpoints. */
@Controller()
export class SeriesController {
  constructor(
    private readonly series: SeriesService,
    private readonly reading: SeriesReading,
    private readonly histories: StageHistoryService,
  ) {}

  @Endpoint(contract.series.list)
  list({ query }: Input<Endpoints['list']>): Promise<ResponseBody<Endpoints['list']>> {
    return this.series.getLists(query);
  }

  @Endpoint(contract.series.ofOrganizer)
  ofOrganizer({ params, query }: Input<Endpoints['ofOrganizer']>): Promise<ResponseBody<Endpoints['ofOrganizer']>> {
    return this.series.getListsOf(params.urlSlug, query);
  }

  @Endpoint(contract.series.actual)
  async actual({ params, identity }: Input<Endpoints['actual']>): Promise<ResponseBody<Endpoints['actual']>> {
    return { data: await this.series.listActual(identity, params.organizerId) };
  }

  @Endpoint(contract.series.get)
  async get({ params, identity }: Input<Endpoints['get']>): Promise<ResponseBody<Endpoints['get']>> {
    return { data: await this.series.get(params.urlSlug, identity) };
  }

  @Endpoint(contract.series.stages)
  stages({ params, identity }: Input<Endpoints['stages']>): Promise<ResponseBody<Endpoints['stages']>> {
    return this.series.listStages(params.urlSlug, params.status, identity);
  }

  @Endpoint(contract.series.stageResults)
  stageResults({
    params,
    identity,
  }: Input<Endpoints['stageResults']>): Promise<ResponseBody<Endpoints['stageResults']>> {
    return this.reading.getStage(params.urlSlug, params.stageOrder, identity);
  }

  @Endpoint(contract.series.stageHistory)
  stageHistory({
    params,
    query,
    identity,
  }: Input<Endpoints['stageHistory']>): Promise<ResponseBody<Endpoints['stageHistory']>> {
    return this.histories.list(params.urlSlug, params.stageOrder, query.row, identity);
  }

  @Endpoint(contract.series.general)
  general({ params, identity }: Input<Endpoints['general']>): Promise<ResponseBody<Endpoints['general']>> {
    return this.reading.getGeneral(params.urlSlug, identity);
  }

  @Endpoint(contract.series.whatIf)
  whatIf(
    { params, query, identity }: Input<Endpoints['whatIf']>,
    @Client() { network }: RequestClient,
    @Cancellation() signal: AbortSignal,
  ): Promise<ResponseBody<Endpoints['whatIf']>> {
    return this.reading.computeWhatIf(params.urlSlug, query, { identity, network }, signal);
  }

  @Endpoint(contract.series.catchUp)
  catchUp({ params, identity }: Input<Endpoints['catchUp']>): Promise<ResponseBody<Endpoints['catchUp']>> {
    return this.reading.catchUp(params.urlSlug, identity);
  }
}
