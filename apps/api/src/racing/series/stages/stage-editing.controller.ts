import { Controller } from '@nestjs/common';
import { contract, type Identity, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { isPrologue } from '@otryv/race';
import { Endpoint } from '../../../kernel/http/endpoint.decorator.ts';
import { Cancellation } from '../../../kernel/http/requests/cancelled-requests.ts';
import { SeriesService } from '../read/series.service.ts';
import { StageDecisions } from './stage-decisions.service.ts';
import { StageLocking } from './stage-locking.service.ts';
import { rowRefOf, seriesIdOfRow } from './stage-planner.ts';
import {
  type Planning,
  planAddition,
  planCategory,
  planDisqualification,
  planDraft,
  planPenalties,
  planRemoval,
  planRequalification,
} from './stage-planning.ts';
import { StageRefresh } from './stage-refresh.ts';

type Endpoints = typeof contract.series;
type Decided = ResponseBody<Endpoints['setCategory']>;
type Changed = ResponseBody<Endpoints['lockStage']>;

const sentences = doneSentences.ru;

/** Editing of stage protocols by organizers. */
@Controller()
export class StageEditingController {
  constructor(
    private readonly decisions: StageDecisions,
    private readonly refresh: StageRefresh,
    private readonly locking: StageLocking,
    private readonly series: SeriesService,
  ) {}

  @Endpoint(contract.series.refreshStage)
  async refreshStage({ body, identity }: Input<Endpoints['refreshStage']>): Promise<Changed> {
    const series = await this.refresh.refreshStage(identity, body.seriesId, body.stageOrder);
    const { stage_refreshed, prologue_refreshed } = sentences;
    const message = isPrologue(body.stageOrder) ? prologue_refreshed : stage_refreshed(body.stageOrder);
    return { message, data: await this.series.present(series) };
  }

  @Endpoint(contract.series.setCategory)
  setCategory({ body, identity }: Input<Endpoints['setCategory']>): Promise<Decided> {
    const { seriesId, stageResultId, value, reason } = body;
    const row = rowRefOf(stageResultId, seriesId);
    const planning = planCategory(value, reason || null);
    return this.decide(identity, { seriesId, row, planning }, sentences.category_changed);
  }

  @Endpoint(contract.series.setPenalties)
  setPenalties({ body, identity }: Input<Endpoints['setPenalties']>): Promise<Decided> {
    const { seriesId, stageResultId, timePenalty } = body;
    const deciding = { seriesId, row: rowRefOf(stageResultId, seriesId), planning: planPenalties(timePenalty) };
    const isAny = timePenalty.some(({ timeInMilliseconds }) => timeInMilliseconds > 0);
    return this.decide(identity, deciding, isAny ? sentences.penalty_set : sentences.penalty_removed);
  }

  @Endpoint(contract.series.disqualify)
  disqualify({ body, identity }: Input<Endpoints['disqualify']>): Promise<Decided> {
    const { label, reason } = body.disqualification;
    const planning = planDisqualification(label, reason || null);
    return this.ofRow(identity, body.resultId, planning, sentences.stage_row_disqualified);
  }

  @Endpoint(contract.series.requalify)
  requalify({ body, identity }: Input<Endpoints['requalify']>): Promise<Decided> {
    const planning = planRequalification(body.reason || null);
    return this.ofRow(identity, body.resultId, planning, sentences.stage_row_restored);
  }

  @Endpoint(contract.series.addRow)
  addRow({ body, identity }: Input<Endpoints['addRow']>): Promise<Decided> {
    const { seriesId, stageOrder, profileId } = body;
    const deciding = { seriesId, row: { stageOrder, profileId }, planning: planAddition(body) };
    return this.decide(identity, deciding, sentences.stage_row_added);
  }

  @Endpoint(contract.series.removeRow)
  removeRow({ body, identity }: Input<Endpoints['removeRow']>): Promise<Decided> {
    return this.ofRow(identity, body.resultId, planRemoval(body.reason || null), sentences.stage_row_removed);
  }

  @Endpoint(contract.series.tryOut)
  async tryOut(
    { body, identity }: Input<Endpoints['tryOut']>,
    @Cancellation() signal: AbortSignal,
  ): Promise<ResponseBody<Endpoints['tryOut']>> {
    const seriesId = seriesIdOfRow(body.stageResultId);
    const row = rowRefOf(body.stageResultId, seriesId);
    return { data: await this.decisions.tryOut(identity, { seriesId, row, planning: planDraft(body) }, signal) };
  }

  @Endpoint(contract.series.undo)
  async undo({ params, body, identity }: Input<Endpoints['undo']>): Promise<Decided> {
    const data = await this.decisions.undo(identity, params.decisionId, body.reason || null);
    return { message: sentences.stage_decision_undone, data };
  }

  @Endpoint(contract.series.lockStage)
  async lockStage({ body, identity }: Input<Endpoints['lockStage']>): Promise<Changed> {
    const data = await this.series.present(await this.locking.set(identity, body));
    return { message: body.isLocked ? sentences.stage_locked_done : sentences.stage_unlocked, data };
  }

  private ofRow(identity: Identity, rowId: string, planning: Planning, message: string): Promise<Decided> {
    const seriesId = seriesIdOfRow(rowId);
    return this.decide(identity, { seriesId, row: rowRefOf(rowId, seriesId), planning }, message);
  }

  private async decide(
    identity: Identity,
    deciding: Parameters<StageDecisions['decide']>[1],
    message: string,
  ): Promise<Decided> {
    return { message, data: await this.decisions.decide(identity, deciding) };
  }
}
