import { Injectable } from '@nestjs/common';
import type { CatchUp, GeneralClassification, StageResults } from '@otryv/contract/schemas';
import { latestRulesVersion } from '@otryv/race';
import * as z from 'zod/mini';
import { noTransaction } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { unpack } from '../../../kernel/http/bytes/pack.ts';
import { defineJob, usualRetry } from '../../../kernel/jobs/define-job.ts';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { fullName } from '../../../people/riders/full-name.ts';
import { type RebuiltRank, rebuildLines } from '../../results/build/rebuild-report.ts';
import { RulesRebuilds } from '../../results/build/rules-rebuilds.ts';
import { CatchUpWins } from '../build/catch-up-wins.ts';
import { type BuiltGeneral, type BuiltStage, SeriesBuilder } from '../build/series-builder.ts';
import { SeriesInputs } from '../build/series-inputs.ts';
import { SeriesRepository } from '../records/series.repository.ts';
import { SeriesDocumentsRepository } from '../records/series-documents.repository.ts';
import { generalPart } from '../records/series-part.ts';
import { hasStageResults, type StoredSeries } from '../records/stored-series.ts';
import { SeriesPublisher } from './series.publisher.ts';

const seriesBatch = 10;
const rebuildJob = defineJob('series.refold', z.object({ after: z.nullable(z.string()) }), usualRetry);

/**
 * Recomputes stored stages and standings by the latest rules of the portal, including locked ones. Sends no message.
 */
@Injectable()
export class SeriesRulesRebuilds extends RulesRebuilds<string> {
  constructor(
    private readonly series: SeriesRepository,
    private readonly inputs: SeriesInputs,
    private readonly builder: SeriesBuilder,
    private readonly catchUps: CatchUpWins,
    private readonly documents: SeriesDocumentsRepository,
    private readonly publisher: SeriesPublisher,
    private readonly transactions: Transactions,
    jobs: Jobs,
  ) {
    super('series', rebuildJob, jobs);
  }

  protected listAfter(seriesId: string | null): Promise<string[]> {
    return this.documents.listSeriesAfter(seriesId, seriesBatch);
  }

  protected rebuild(seriesId: string): Promise<boolean> {
    return this.transactions.run((session) => this.publisher.publish(seriesId, 'rules', session));
  }

  protected async isOutdated(seriesId: string): Promise<boolean> {
    const stored = await this.documents.findRulesVersion(seriesId, noTransaction);
    if (stored === null || stored < latestRulesVersion) return stored !== null;
    // Wins follow the rules of their races, which the series does not know.
    return (await this.series.findById(seriesId, noTransaction))?.type === 'catchUp';
  }

  protected async preview(seriesId: string): Promise<string[]> {
    const series = await this.series.findById(seriesId, noTransaction);
    if (series?.type === 'catchUp') return this.previewWins(series);
    if (!series || !hasStageResults(series)) return [];
    const facts = await this.inputs.read(series, noTransaction, latestRulesVersion);
    const built = this.builder.build(facts);
    const lines: string[] = [];
    for (const [order, stage] of await this.builder.buildStages(built, noTransaction)) {
      const former = await this.read<StageResults>(seriesId, order);
      lines.push(
        ...rebuildLines(`series ${series.urlSlug}, stage ${order}`, stageRanks(former?.data), stageRanks(stage)),
      );
    }
    const former = await this.read<GeneralClassification>(seriesId, generalPart);
    if (!former) return lines;
    const before = listsOf(former.data);
    for (const [list, ranks] of listsOf(this.builder.buildGeneral(built)))
      lines.push(...rebuildLines(`series ${series.urlSlug}, ${list}`, before.get(list) ?? [], ranks));
    return lines;
  }

  private async previewWins(series: StoredSeries): Promise<string[]> {
    const former = await this.read<CatchUp>(series.id, generalPart);
    const wins = await this.catchUps.list(series, noTransaction, latestRulesVersion);
    return rebuildLines(`series ${series.urlSlug}, wins`, (former?.data.wins ?? []).map(toWin), wins.map(toWin));
  }

  private async read<Document>(seriesId: string, part: number): Promise<Document | null> {
    const stored = await this.documents.findLatest(seriesId, part, noTransaction);
    return stored && JSON.parse((await unpack(stored.bytes)).toString());
  }
}

type RankedRow = Pick<BuiltGeneral['results'][number], 'profileId' | 'profileData' | 'rank'> & {
  disqualification: { label: string } | null;
};

function toRank({ profileId, profileData, rank, disqualification }: RankedRow, points: number | null): RebuiltRank {
  return {
    id: profileId,
    name: fullName(profileData),
    points,
    place: rank?.category || null,
    absolute: rank?.absolute || null,
    label: disqualification?.label ?? null,
  };
}

function toWin({ eventId, profileId, rider }: CatchUp['data']['wins'][number]): RebuiltRank {
  return { id: `${profileId} in ${eventId}`, name: fullName(rider), place: null, label: 'win', points: null };
}

function stageRanks(stage: Pick<BuiltStage, 'results'> | undefined): RebuiltRank[] {
  return (stage?.results ?? []).map((row) => toRank(row, row.points));
}

/** Returns the ranks of the standings and of the additional classifications, by list name. */
function listsOf({ results, classifications }: Pick<BuiltGeneral, 'results' | 'classifications'>) {
  const names = new Map(results.map(({ profileId, profileData }) => [profileId, fullName(profileData)]));
  const riders = (rows: readonly { profileId: number; place: number; points?: number }[]): RebuiltRank[] =>
    rows.map(({ profileId, place, points = null }) => ({
      id: profileId,
      name: names.get(profileId) ?? '',
      place,
      label: null,
      points,
    }));
  return new Map<string, RebuiltRank[]>([
    ['standings', results.map((row) => toRank(row, row.totalFinishPoints))],
    ['points', riders(classifications.points)],
    ['women', riders(classifications.women)],
    ...classifications.ages.map(({ group, rows }) => [`age ${group}`, riders(rows)] as const),
    [
      'teams',
      classifications.teams.map(({ team, place }) => ({
        id: team.urlSlug,
        name: team.name,
        place,
        label: null,
        points: null,
      })),
    ],
  ]);
}
