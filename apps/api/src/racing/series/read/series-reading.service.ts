import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import type { CatchUp, GeneralClassification, StageResults, WhatIfQuery } from '@otryv/contract/schemas';
import { noTransaction } from '../../../kernel/database/session.ts';
import { unpack } from '../../../kernel/http/bytes/pack.ts';
import { Limits } from '../../../kernel/limits/limits.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { SeriesBuilder, stageName } from '../build/series-builder.ts';
import { SeriesInputs } from '../build/series-inputs.ts';
import { StageNotFound, StageResultsUnavailable } from '../records/series.errors.ts';
import { whatIfsOfReader } from '../records/series.limits.ts';
import { SeriesAccess } from '../records/series-access.ts';
import { SeriesDocumentsRepository } from '../records/series-documents.repository.ts';
import { generalPart } from '../records/series-part.ts';
import { hasStageResults, type StoredSeries } from '../records/stored-series.ts';

const noClassifications = { points: [], women: [], ages: [], teams: [] };

/** Protocols and standings of series, stored and hypothetical. */
@Injectable()
export class SeriesReading {
  constructor(
    private readonly access: SeriesAccess,
    private readonly documents: SeriesDocumentsRepository,
    private readonly events: EventCatalogue,
    private readonly inputs: SeriesInputs,
    private readonly builder: SeriesBuilder,
    private readonly limits: Limits,
  ) {}

  /**
   * Returns the latest version; empty while the stage has no rides. Throws SeriesNotFound, StageResultsUnavailable,
   * StageNotFound.
   */
  async getStage(urlSlug: string, stageOrder: number, identity: Identity | null): Promise<StageResults> {
    const series = await this.requireWithStages(urlSlug, identity);
    const stage = series.stages.find(({ order }) => order === stageOrder);
    if (!stage) throw new StageNotFound();
    const stored = await this.read<StageResults>(series.id, stageOrder);
    if (stored) return stored;
    const events = await this.events.listByIds(stage.eventIds, noTransaction);
    const { lock } = stage;
    return {
      data: {
        series: { name: series.name, urlSlug },
        stage: {
          order: stageOrder,
          name: stageName(stage, events),
          eventStart: events[0]?.eventStart.toISOString() ?? null,
          lock: lock && { author: lock.author, reason: lock.reason, at: lock.at.toISOString() },
        },
        results: [],
        resultsUpdatedAt: null,
        modified: { hasModified: false, moderators: [] },
        version: 0,
      },
    };
  }

  /** Throws SeriesNotFound, StageResultsUnavailable. */
  async getGeneral(urlSlug: string, identity: Identity | null): Promise<GeneralClassification> {
    const series = await this.withGeneral(urlSlug, identity);
    const stored = await this.read<GeneralClassification>(series.id, generalPart);
    const { name, type } = series;
    const empty = { results: [], stages: [], classifications: noClassifications, gcResultsUpdatedAt: null, version: 0 };
    return stored ?? { data: { series: { name, urlSlug, type }, ...empty } };
  }

  /**
   * Computes hypothetical standings; stores nothing. Throws TooManyAttempts, SeriesNotFound, StageResultsUnavailable,
   * AbortError.
   */
  async computeWhatIf(
    urlSlug: string,
    { without, category }: WhatIfQuery,
    { identity, network }: { identity: Identity | null; network: string },
    signal: AbortSignal,
  ) {
    await this.limits.count(whatIfsOfReader, identity?.userId ?? network);
    const series = await this.withGeneral(urlSlug, identity);
    const facts = await this.inputs.read(series, noTransaction);
    signal.throwIfAborted();
    const categories = new Map(category.map(({ profileId, category: value }) => [profileId, value]));
    const built = this.builder.build(facts, { withoutStages: without, categories });
    const gcResultsUpdatedAt = series.gcResultsUpdatedAt?.toISOString() ?? null;
    const data = { ...this.builder.buildGeneral(built), gcResultsUpdatedAt, version: series.version };
    return { data, isOfficial: false as const };
  }

  /** Throws SeriesNotFound, StageResultsUnavailable. */
  async catchUp(urlSlug: string, identity: Identity | null): Promise<CatchUp> {
    const series = await this.access.requireVisible(urlSlug, identity);
    if (series.type !== 'catchUp') throw new StageResultsUnavailable();
    const stored = await this.read<CatchUp>(series.id, generalPart);
    return stored ?? { data: { wins: [], resultsUpdatedAt: null } };
  }

  /** Throws SeriesNotFound, StageResultsUnavailable. */
  async requireWithStages(urlSlug: string, identity: Identity | null): Promise<StoredSeries> {
    const series = await this.access.requireVisible(urlSlug, identity);
    if (!hasStageResults(series)) throw new StageResultsUnavailable();
    return series;
  }

  private async withGeneral(urlSlug: string, identity: Identity | null): Promise<StoredSeries> {
    const series = await this.requireWithStages(urlSlug, identity);
    if (!series.hasGeneral) throw new StageResultsUnavailable();
    return series;
  }

  private async read<Document>(seriesId: string, part: number): Promise<Document | null> {
    const stored = await this.documents.findLatest(seriesId, part, noTransaction);
    return stored && JSON.parse((await unpack(stored.bytes)).toString());
  }
}
