import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import type { LoggedStageDecision, StageHistory } from '@otryv/contract/schemas';
import { type StageDecision, stageDecisionsInForce } from '@otryv/race';
import { noTransaction } from '../../../kernel/database/session.ts';
import { fullName } from '../../../people/riders/full-name.ts';
import { rowIdOf } from '../build/stage-row.mapper.ts';
import { StageNotFound } from '../records/series.errors.ts';
import { type DocumentVersion, SeriesDocumentsRepository } from '../records/series-documents.repository.ts';
import { StageDecisionsRepository } from '../records/stage-decisions.repository.ts';
import { SeriesReading } from './series-reading.service.ts';

const mostVersions = 200;

/** History of a stage protocol. */
@Injectable()
export class StageHistoryService {
  constructor(
    private readonly reading: SeriesReading,
    private readonly documents: SeriesDocumentsRepository,
    private readonly decisions: StageDecisionsRepository,
  ) {}

  /** Lists versions newest first, with one rider's rank in each if requested. Throws like the protocol. */
  async list(
    urlSlug: string,
    stageOrder: number,
    profileId: number | undefined,
    identity: Identity | null,
  ): Promise<StageHistory> {
    const series = await this.reading.requireWithStages(urlSlug, identity);
    if (!series.stages.some(({ order }) => order === stageOrder)) throw new StageNotFound();
    const [versions, all, { data }] = await Promise.all([
      this.documents.listHistory(series.id, stageOrder, profileId, mostVersions),
      this.decisions.listBySeries(series.id, noTransaction),
      this.reading.getStage(urlSlug, stageOrder, identity),
    ]);
    const inForce = new Set(stageDecisionsInForce(all, series.id).map(({ id }) => id));
    const ofDecisions = versions.filter(({ cause }) => cause === 'decision');
    const riders = new Map(data.results.flatMap((row) => [[row.profileId, row] as const, [row.zwiftId, row] as const]));
    const decisions = all
      .filter(({ subject }) => subject.stageOrder === stageOrder)
      .map((decision) => {
        const row = riders.get(decision.profileId);
        const rider = row?.profileId ?? decision.profileId;
        const { firstName, lastName } = row?.profileData ?? { firstName: String(rider), lastName: '' };
        return {
          ...toLogged(decision, rider),
          name: fullName({ firstName, lastName }),
          rowId: rowIdOf(series.id, stageOrder, rider),
          isInForce: inForce.has(decision.id),
          version: ofDecisions.findLast(({ createdAt }) => createdAt.getTime() >= decision.at)?.version ?? null,
        };
      })
      .filter((decision) => profileId === undefined || decision.profileId === profileId)
      .toReversed();
    return { versions: versions.map(toVersion(profileId)), decisions };
  }
}

function toVersion(profileId: number | undefined) {
  return ({ version, createdAt, cause, move }: DocumentVersion): StageHistory['versions'][number] => ({
    version,
    createdAt: createdAt.toISOString(),
    cause,
    row: profileId !== undefined && move ? { before: move.before, after: move.after } : null,
  });
}

type Logged = Omit<LoggedStageDecision, 'name' | 'rowId' | 'isInForce' | 'version'>;

function toLogged(decision: StageDecision, profileId: number): Logged {
  const { id, subject, reason, author, at } = decision;
  return {
    _id: id,
    stageOrder: subject.stageOrder,
    profileId,
    ...kindOf(decision),
    undoes: decision.type === 'undo' ? decision.undoes : null,
    reason,
    author,
    at: new Date(at).toISOString(),
  };
}

function kindOf(decision: StageDecision): Pick<Logged, 'kind' | 'value'> {
  switch (decision.type) {
    case 'category':
      return { kind: 'category', value: decision.value };
    case 'penalty':
      return { kind: 'penalty', value: String(decision.timeInMilliseconds / 1000) };
    case 'disqualification':
      return { kind: 'disqualification', value: decision.label };
    case 'rowAdded':
      return { kind: 'added', value: null };
    case 'rowRemoved':
      return { kind: 'removed', value: null };
    case 'undo':
      return { kind: 'undo', value: null };
  }
}
