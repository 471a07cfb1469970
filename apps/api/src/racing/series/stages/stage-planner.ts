import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import type { SeriesOutcome } from '@otryv/contract/schemas';
import type { StageDecision } from '@otryv/race';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import type { BuiltSeriesFacts } from '../build/series-builder.ts';
import { type Placing, shiftsBetween, stagePlacing } from '../build/stage-shifts.ts';
import { StageDecisionRefused, StageRowNotFound } from '../records/series.errors.ts';
import type { StageDecisionBody } from '../records/stage-decision-body.ts';
import { requireUnlocked } from './stage-locks.ts';

/** Effect of a decision on a row, without its author and moment. */
export interface PlannedDecision {
  body: StageDecisionBody;
  reason: string | null;
}

export interface StageRowRef {
  stageOrder: number;
  profileId: number;
}

interface Planned {
  row: StageRowRef;
  planned: readonly PlannedDecision[];
  author: Pick<Identity, 'userId' | 'role'>;
}

export interface StagePlan {
  outcome: SeriesOutcome;
  userIds: string[];
  /** Placings of the row concerned, which may be the same. */
  before: Placing | null;
  after: Placing | null;
}

/** Latest representable date: later than anything stored. */
const latestDate = 8.64e15;

/** Computes what decisions change. The dry run is exactly this; the real run stores its result. */
@Injectable()
export class StagePlanner {
  constructor(private readonly gameIds: GameIdsService) {}

  /**
   * Compares a series without and with decisions. Throws StageLocked if a locked stage changes, StageDecisionRefused if
   * none does.
   */
  async plan(
    before: BuiltSeriesFacts,
    after: BuiltSeriesFacts,
    { row: { stageOrder, profileId }, planned, author }: Planned,
    session: SessionOrNone,
  ): Promise<StagePlan> {
    const outcome = shiftsBetween(before.standings, after.standings);
    const touched = new Set([stageOrder, ...outcome.stages.map((stage) => stage.stageOrder)]);
    for (const stage of before.facts.series.stages) if (touched.has(stage.order)) requireUnlocked(stage, author);
    const isUndo = planned.every(({ body }) => body.type === 'undo');
    // A reverted decision cannot be reverted again.
    if (isUndo && outcome.stages.length === 0) throw new StageDecisionRefused();
    const protocols = [...before.standings.protocols, ...after.standings.protocols];
    const rows = protocols.flatMap((protocol) => protocol.rows);
    const accounts = rows.flatMap((row) => (row.shownProfileId === profileId ? [row.profileId] : []));
    const usersOf = await this.gameIds.listUsersOf([...new Set([profileId, ...accounts])], session);
    const userIds = [...new Set([...usersOf.values()].flat())].filter((userId) => userId !== author.userId);
    return {
      outcome: { ...outcome, messages: userIds.length },
      userIds,
      before: stagePlacing(before.standings, stageOrder, profileId),
      after: stagePlacing(after.standings, stageOrder, profileId),
    };
  }
}

/** Builds decisions that are not stored. */
export function pendingDecisions(
  seriesId: string,
  { stageOrder, profileId }: StageRowRef,
  planned: readonly PlannedDecision[],
): StageDecision[] {
  return planned.map(({ body, reason }, index) => ({
    id: `pending-${index}`,
    at: latestDate,
    profileId,
    author: '',
    reason,
    subject: { seriesId, stageOrder },
    ...body,
  }));
}

/** Returns the stage and the rider from the `_id` of a row. Throws StageRowNotFound for a row of another series. */
export function rowRefOf(rowId: string, seriesId: string): StageRowRef {
  const [ofSeries, stageOrder, profileId] = rowId.split('.');
  if (ofSeries !== seriesId) throw new StageRowNotFound();
  return { stageOrder: Number(stageOrder), profileId: Number(profileId) };
}

/** Returns the id of the series from the `_id` of a row. */
export function seriesIdOfRow(rowId: string): string {
  return rowId.slice(0, rowId.indexOf('.'));
}
