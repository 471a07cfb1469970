import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import type { SeriesOutcome } from '@otryv/contract/schemas';
import { RiderTeams } from '../../../clubs/teams/read/rider-teams.ts';
import { AuditService } from '../../../kernel/audit/audit.service.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction, type SessionOrNone } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { Limits } from '../../../kernel/limits/limits.ts';
import { Authors } from '../../results/records/authors.ts';
import { dryRunsOfUser } from '../../results/records/results.limits.ts';
import { SeriesBuilder } from '../build/series-builder.ts';
import { type SeriesFacts, SeriesInputs } from '../build/series-inputs.ts';
import { SeriesPublisher } from '../publish/series.publisher.ts';
import { StageDecisionNotFound, StageNotFound, StageResultsUnavailable } from '../records/series.errors.ts';
import { SeriesAccess } from '../records/series-access.ts';
import { StageDecisionsRepository } from '../records/stage-decisions.repository.ts';
import { hasStageResults, type StoredSeries } from '../records/stored-series.ts';
import { StageMessages } from './stage-messages.ts';
import { type PlannedDecision, pendingDecisions, StagePlanner, type StageRowRef } from './stage-planner.ts';
import type { Planning } from './stage-planning.ts';

interface Deciding {
  seriesId: string;
  row: StageRowRef;
  planning: Planning;
}

/** Decisions about rows of stages: append-only facts, each added to the computed series. */
@Injectable()
export class StageDecisions {
  constructor(
    private readonly access: SeriesAccess,
    private readonly authors: Authors,
    private readonly inputs: SeriesInputs,
    private readonly builder: SeriesBuilder,
    private readonly planner: StagePlanner,
    private readonly decisions: StageDecisionsRepository,
    private readonly publisher: SeriesPublisher,
    private readonly messages: StageMessages,
    private readonly teams: RiderTeams,
    private readonly transactions: Transactions,
    private readonly limits: Limits,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Throws SeriesNotFound, Forbidden, StageResultsUnavailable, StageNotFound, and what `planning` and the planner throw. */
  async decide(identity: Identity, { seriesId, row, planning }: Deciding): Promise<SeriesOutcome> {
    const { name } = await this.authors.getActor(identity);
    return this.transactions.run(async (session) => {
      const series = await this.stageOf(identity, seriesId, row, session);
      const before = this.builder.build(await this.inputs.read(series, session));
      const planned = await this.withTeam(planning(before, row), before.facts, row, session);
      const at = this.clock.now();
      const made = await this.decisions.insert(
        seriesId,
        planned.map(({ body, reason }) => ({ ...row, at, author: name, authorId: identity.userId, reason, body })),
        session,
      );
      const facts = await this.inputs.addDecisions(before.facts, made, session);
      const after = this.builder.addDecisions(before, facts, made);
      const plan = await this.planner.plan(before, after, { row, planned, author: identity }, session);
      await this.audit.write(
        {
          actorId: identity.userId,
          action: 'stage.decide',
          object: { kind: 'series', id: seriesId },
          after: { ...row, decisions: planned },
        },
        session,
      );
      await this.messages.write({ series, row, planned, author: name, by: identity.userId, ...plan }, session);
      await this.publisher.publishBuilt(after, 'decision', session);
      return plan.outcome;
    });
  }

  /** Computes what a decision would change; stores nothing. Throws like `decide`, AbortError and TooManyAttempts. */
  async tryOut(identity: Identity, { seriesId, row, planning }: Deciding, signal: AbortSignal): Promise<SeriesOutcome> {
    await this.limits.count(dryRunsOfUser, identity.userId);
    const series = await this.stageOf(identity, seriesId, row, noTransaction);
    const facts = await this.inputs.read(series, noTransaction);
    signal.throwIfAborted();
    const before = this.builder.build(facts);
    const planned = planning(before, row);
    const pending = pendingDecisions(seriesId, row, planned);
    const decisions = [...facts.decisions, ...pending];
    const after = this.builder.addDecisions(before, { ...facts, decisions }, pending);
    return (await this.planner.plan(before, after, { row, planned, author: identity }, noTransaction)).outcome;
  }

  /** Reverts a decision; undoing an undo restores it. Throws StageDecisionNotFound, and like `decide`. */
  async undo(identity: Identity, decisionId: string, reason: string | null): Promise<SeriesOutcome> {
    const decision = await this.decisions.find(decisionId);
    if (!decision) throw new StageDecisionNotFound();
    const { subject, profileId } = decision;
    return this.decide(identity, {
      seriesId: subject.seriesId,
      row: { stageOrder: subject.stageOrder, profileId },
      planning: () => [{ body: { type: 'undo', undoes: decisionId }, reason }],
    });
  }

  /** Adds to an added row the rider's team at the start of the stage, as in imported rows. */
  private async withTeam(
    planned: readonly PlannedDecision[],
    { series, events }: SeriesFacts,
    { stageOrder, profileId }: StageRowRef,
    session: SessionOrNone,
  ): Promise<PlannedDecision[]> {
    const stage = series.stages.find(({ order }) => order === stageOrder);
    const [first] = events.filter(({ gameId }) => stage?.eventIds.includes(gameId));
    if (!first || planned.every(({ body }) => body.type !== 'rowAdded')) return [...planned];
    const team = (await this.teams.listAt([profileId], first.eventStart, session)).get(profileId) ?? null;
    return planned.map(({ body, reason }) => ({
      body: body.type === 'rowAdded' ? { ...body, person: body.person && { ...body.person, team } } : body,
      reason,
    }));
  }

  private async stageOf(
    identity: Identity,
    seriesId: string,
    { stageOrder }: StageRowRef,
    session: SessionOrNone,
  ): Promise<StoredSeries> {
    const series = await this.access.requireOwn(identity, seriesId, session);
    if (!hasStageResults(series)) throw new StageResultsUnavailable();
    if (!series.stages.some(({ order }) => order === stageOrder)) throw new StageNotFound();
    return series;
  }
}
