import { Injectable } from '@nestjs/common';
import { catchUp, generalClassification, stageResults } from '@otryv/contract/schemas';
import { latestRulesVersion, type RulesVersion, type StageProtocol } from '@otryv/race';
import { Clock } from '../../../kernel/clock.ts';
import type { Session } from '../../../kernel/database/session.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { pack, quickQuality, unpack } from '../../../kernel/http/bytes/pack.ts';
import { Outbox } from '../../../kernel/outbox/outbox.ts';
import { contentHash } from '../../results/records/imports/content-hash.ts';
import { CatchUpWins } from '../build/catch-up-wins.ts';
import { type BuiltGeneral, type BuiltSeriesFacts, type BuiltStage, SeriesBuilder } from '../build/series-builder.ts';
import { SeriesInputs } from '../build/series-inputs.ts';
import { placingText, shifts, stagePlacings } from '../build/stage-shifts.ts';
import { SeriesRepository } from '../records/series.repository.ts';
import type { SeriesCause } from '../records/series-cause.ts';
import { SeriesDocumentsRepository } from '../records/series-documents.repository.ts';
import { seriesBuilt, seriesShown } from '../records/series-hooks.ts';
import { generalPart } from '../records/series-part.ts';
import type { StageMove } from '../records/stage-move.ts';
import { hasStageResults, type StoredSeries } from '../records/stored-series.ts';
import { seriesPublished } from './series-live.ts';

interface Part {
  seriesId: string;
  part: number;
  cause: SeriesCause;
  rulesVersion: RulesVersion;
}

interface Written {
  changed: boolean;
  version: number;
}

/** Computes the next versions of a series' protocols and standings, ready to be served. */
@Injectable()
export class SeriesPublisher {
  constructor(
    private readonly series: SeriesRepository,
    private readonly inputs: SeriesInputs,
    private readonly builder: SeriesBuilder,
    private readonly documents: SeriesDocumentsRepository,
    private readonly catchUps: CatchUpWins,
    private readonly outbox: Outbox,
    private readonly hooks: Hooks,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes the changes in the caller's transaction: a read returns all or none of them. A locked stage is computed from
   * the rides it was locked with. Returns whether anything changed.
   */
  async publish(seriesId: string, cause: SeriesCause, session: Session): Promise<boolean> {
    const series = await this.series.findById(seriesId, session);
    if (!series) return false;
    if (!hasStageResults(series)) return this.publishWins(series, cause, session);
    const facts = await this.inputs.read(series, session, cause === 'rules' ? latestRulesVersion : undefined);
    return this.publishBuilt(this.builder.build(facts), cause, session);
  }

  /** Like `publish`, for a series already computed in the same transaction. */
  async publishBuilt(built: BuiltSeriesFacts, cause: SeriesCause, session: Session): Promise<boolean> {
    const { facts, standings } = built;
    const { series } = facts;
    const seriesId = series.id;
    const { rulesVersion } = facts.rules;
    const documents = await this.builder.buildStages(built, session);
    const now = this.clock.now();
    let changes = 0;
    for (const stage of series.stages) {
      const document = documents.get(stage.order);
      const protocol = standings.protocols.find((each) => each.stage.order === stage.order);
      if (!document || !protocol) continue;
      const part = { seriesId, part: stage.order, cause, rulesVersion };
      if (!(await this.writeStage(document, protocol, part, session))) continue;
      changes += 1;
      stage.hasResults = document.results.length > 0;
      stage.resultsUpdatedAt = now;
    }
    await this.hooks.run(
      seriesBuilt,
      { series, events: facts.events, stages: rowsByOrder(series, documents) },
      session,
    );
    const parts = [...(series.hasGeneral ? [generalPart] : []), ...series.stages.map(({ order }) => order)];
    await this.documents.deleteBut(seriesId, parts, session);
    const general = this.builder.buildGeneral(built);
    const isGeneralChanged =
      series.hasGeneral &&
      (await this.writeGeneral(general, { seriesId, part: generalPart, cause, rulesVersion }, session));
    // Always written by a refold, so that a concurrent decision has to retry.
    return this.record(series, { isChanged: changes > 0 || cause === 'rules', isGeneralChanged }, session);
  }

  /** Publishes the wins of a catch-up series as its standings; a plain series has none. */
  private async publishWins(series: StoredSeries, cause: SeriesCause, session: Session): Promise<boolean> {
    const isCatchUp = series.type === 'catchUp';
    await this.hooks.run(seriesBuilt, { series, events: [], stages: new Map() }, session);
    await this.documents.deleteBut(series.id, isCatchUp ? [generalPart] : [], session);
    if (!isCatchUp) return this.record(series, { isChanged: false, isGeneralChanged: false }, session);
    const wins = await this.catchUps.list(series, session);
    const toPublic = (_version: number, resultsUpdatedAt: string | null) =>
      catchUp.parse({ data: { wins, resultsUpdatedAt } });
    // Wins come from race protocols, which keep their own version of the rules.
    const part = { seriesId: series.id, part: generalPart, cause, rulesVersion: latestRulesVersion };
    const isEmpty = wins.length === 0;
    const { changed } = await this.write({ ...part, isEmpty, toPublic, movesFrom: async () => [] }, session);
    return this.record(series, { isChanged: false, isGeneralChanged: changed }, session);
  }

  private async record(
    series: StoredSeries,
    { isChanged, isGeneralChanged }: { isChanged: boolean; isGeneralChanged: boolean },
    session: Session,
  ): Promise<boolean> {
    const hasChanged = isChanged || isGeneralChanged;
    const version = series.version + (hasChanged ? 1 : 0);
    const gcResultsUpdatedAt = isGeneralChanged ? this.clock.now() : series.gcResultsUpdatedAt;
    await this.series.markBuilt(series.id, { stages: series.stages, gcResultsUpdatedAt, version }, session);
    if (!hasChanged) return false;
    await this.outbox.write(seriesPublished, { seriesId: series.id, version }, session);
    const { id: seriesId, organizerId } = series;
    if (series.isPublished) await this.hooks.run(seriesShown, { seriesId, organizerId, version }, session);
    return true;
  }

  private async writeStage(
    document: BuiltStage,
    { rows }: StageProtocol,
    part: Part,
    session: Session,
  ): Promise<boolean> {
    const toPublic = (version: number, resultsUpdatedAt: string | null) =>
      stageResults.parse({ data: { ...document, version, resultsUpdatedAt } });
    const movesFrom = async (former: Buffer | null) => movesTo(rows, former);
    const isEmpty = document.results.length === 0;
    return (await this.write({ ...part, isEmpty, toPublic, movesFrom }, session)).changed;
  }

  private async writeGeneral(document: BuiltGeneral, part: Part, session: Session): Promise<boolean> {
    const toPublic = (version: number, gcResultsUpdatedAt: string | null) =>
      generalClassification.parse({ data: { ...document, version, gcResultsUpdatedAt } });
    const isEmpty = document.results.length === 0;
    return (await this.write({ ...part, isEmpty, toPublic, movesFrom: async () => [] }, session)).changed;
  }

  private async write(
    {
      toPublic,
      movesFrom,
      isEmpty,
      ...part
    }: Part & {
      isEmpty: boolean;
      toPublic: (version: number, updatedAt: string | null) => object;
      movesFrom: (former: Buffer | null) => Promise<StageMove[]>;
    },
    session: Session,
  ): Promise<Written> {
    const former = await this.documents.findLatest(part.seriesId, part.part, session);
    const hash = contentHash(toPublic(0, null));
    if (former?.contentHash === hash) {
      const { version } = former;
      if (part.cause === 'rules')
        await this.documents.setRulesVersion({ ...part, version }, part.rulesVersion, session);
      return { changed: false, version };
    }
    // A part without rows has no version yet.
    if (!former && isEmpty) return { changed: false, version: 0 };
    const version = (former?.version ?? 0) + 1;
    const createdAt = this.clock.now();
    const text = JSON.stringify(toPublic(version, createdAt.toISOString()));
    const moves = await movesFrom(former?.bytes ?? null);
    const bytes = await pack(text, quickQuality);
    await this.documents.insert({ ...part, version, createdAt, moves, contentHash: hash, bytes }, session);
    return { changed: true, version };
  }
}

function rowsByOrder({ stages }: StoredSeries, documents: ReadonlyMap<number, BuiltStage>) {
  return new Map(
    stages.map(({ order, eventIds }) => [order, { eventIds, rows: documents.get(order)?.results ?? [] }] as const),
  );
}

/** Returns the riders whose rank on a stage changed, with the old and the new one. */
async function movesTo(rows: StageProtocol['rows'], former: Buffer | null): Promise<StageMove[]> {
  const before = former ? stageResults.parse(JSON.parse((await unpack(former)).toString())).data.results : [];
  const placed = before.map(
    ({ profileId, category, rank, disqualification, finishTime, points }) =>
      [
        profileId,
        {
          name: '',
          placing: {
            category,
            place: rank?.category || null,
            label: disqualification?.label ?? null,
            timeMs: finishTime,
            points,
          },
        },
      ] as const,
  );
  return shifts(new Map(placed), stagePlacings(rows))
    .map(({ profileId, before: was, after: is }) => ({ profileId, before: placingText(was), after: placingText(is) }))
    .filter((move) => move.before !== move.after);
}
