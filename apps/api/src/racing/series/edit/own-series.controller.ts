import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../../kernel/http/endpoint.decorator.ts';
import { SeriesService } from '../read/series.service.ts';
import type { StoredSeries } from '../records/stored-series.ts';
import { SeriesStages } from '../stages/series-stages.service.ts';
import { StageRefresh } from '../stages/stage-refresh.ts';
import { SeriesDeletion } from './series-deletion.service.ts';
import { organizerOf, SeriesEditing } from './series-editing.service.ts';

type Endpoints = typeof contract.series;
type Changed = ResponseBody<Endpoints['change']>;

const sentences = doneSentences.ru;

/** Series of organizers. */
@Controller()
export class OwnSeriesController {
  constructor(
    private readonly series: SeriesService,
    private readonly editing: SeriesEditing,
    private readonly deletion: SeriesDeletion,
    private readonly seriesStages: SeriesStages,
    private readonly refresh: StageRefresh,
  ) {}

  @Endpoint(contract.series.listOwn)
  async listOwn({ query, identity }: Input<Endpoints['listOwn']>): Promise<ResponseBody<Endpoints['listOwn']>> {
    return { data: await this.series.listOwn(identity, organizerOf(identity, query.organizerId)) };
  }

  @Endpoint(contract.series.candidates)
  async candidates({
    query,
    identity,
  }: Input<Endpoints['candidates']>): Promise<ResponseBody<Endpoints['candidates']>> {
    return { data: await this.series.listCandidates(identity, organizerOf(identity, query.organizerId)) };
  }

  @Endpoint(contract.series.own)
  async own({ params, identity }: Input<Endpoints['own']>): Promise<ResponseBody<Endpoints['own']>> {
    return { data: await this.series.requireOwn(identity, params.seriesId) };
  }

  @Endpoint(contract.series.create)
  async create({ body, identity }: Input<Endpoints['create']>): Promise<Changed> {
    const series = await this.editing.create(identity, body);
    return this.changed(sentences.series_created(series.name), series);
  }

  @Endpoint(contract.series.change)
  async change({ body, identity }: Input<Endpoints['change']>): Promise<Changed> {
    return this.changed(sentences.series_saved, await this.editing.change(identity, body));
  }

  @Endpoint(contract.series.delete)
  async delete({ body, identity }: Input<Endpoints['delete']>): Promise<ResponseBody<Endpoints['delete']>> {
    const { name } = await this.deletion.delete(identity, body.seriesId, body.name);
    return { message: sentences.series_deleted(name) };
  }

  @Endpoint(contract.series.export)
  export({ params, identity }: Input<Endpoints['export']>): Promise<ResponseBody<Endpoints['export']>> {
    return this.deletion.exportFile(identity, params.seriesId);
  }

  @Endpoint(contract.series.publish)
  async publish({ body, identity }: Input<Endpoints['publish']>): Promise<Changed> {
    const { seriesId, isPublished } = body;
    const series = await this.editing.publish(identity, seriesId, isPublished);
    return this.changed(isPublished ? sentences.series_published : sentences.series_hidden, series);
  }

  @Endpoint(contract.series.changeStages)
  async changeStages({ body, identity }: Input<Endpoints['changeStages']>): Promise<Changed> {
    const done = body.action === 'add' ? sentences.stage_added : sentences.stage_taken_out;
    return this.changed(done, await this.seriesStages.change(identity, body));
  }

  @Endpoint(contract.series.changeStage)
  async changeStage({ body, identity }: Input<Endpoints['changeStage']>): Promise<Changed> {
    return this.changed(sentences.stage_saved, await this.seriesStages.changeOne(identity, body));
  }

  @Endpoint(contract.series.arrangeStages)
  async arrangeStages({ body, identity }: Input<Endpoints['arrangeStages']>): Promise<Changed> {
    return this.changed(sentences.stage_saved, await this.seriesStages.arrange(identity, body));
  }

  @Endpoint(contract.series.recalculate)
  async recalculate({
    body,
    identity,
  }: Input<Endpoints['recalculate']>): Promise<ResponseBody<Endpoints['recalculate']>> {
    await this.refresh.recalculate(identity, body.seriesId);
    return { message: sentences.general_recalculated };
  }

  private async changed(message: string, series: StoredSeries): Promise<Changed> {
    return { message, data: await this.series.present(series) };
  }
}
