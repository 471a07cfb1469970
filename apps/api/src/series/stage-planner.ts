import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import type { SeriesOutcome } from '@otryv/contract/schemas';
import type { StageDecision } from '@otryv/race';
import type { SessionOrNone } from '../platform/database/session.ts';
import { GameIdsService } from '../users/game-ids.service.ts';
import { StageDecisionRefused, StageRowNotFound } from './series.errors.ts';
import { SeriesFolder } from './series-folder.ts';
import { type SeriesFacts, SeriesInputs } from './series-inputs.ts';
import type { StageDecisionBody } from './stage-decision-body.ts';
import { requireUnlocked } from './stage-locks.ts';
import { shiftsBetween } from './stage-shifts.ts';
import type { StoredSeries } from './stored-series.ts';

/** What a decision does to a row; without its author and moment. */
export interface PlannedDecision {
  body: StageDecisionBody;
  reason: string | null;
}

export interface StageRowRef {
  stageOrder: number;
  profileId: number;
}

export interface StagePlan {
  outcome: SeriesOutcome;
  userIds: string[];
}

/** The last moment that a date holds: later than whatever is stored. */
const latestDate = 8.64e15;

/** Works out what decisions would change. The dry run is this and nothing else; the real one stores the result of it. */
@Injectable()
export class StagePlanner {
  constructor(
    private readonly inputs: SeriesInputs,
    private readonly folder: SeriesFolder,
    private readonly gameIds: GameIdsService,
  ) {}

  facts(series: StoredSeries, session: SessionOrNone): Promise<SeriesFacts> {
    return this.inputs.of(series, session);
  }

  /** Throws StageRowNotFound, StageLocked for any stage that would change, StageDecisionRefused for none. */
  async plan(
    facts: SeriesFacts,
    { stageOrder, profileId }: StageRowRef,
    planned: readonly PlannedDecision[],
    author: Pick<Identity, 'userId' | 'role'> & { name: string },
    session: SessionOrNone,
  ): Promise<StagePlan> {
    const pending = planned.map(
      ({ body, reason }, index): StageDecision => ({
        ...{ id: `pending-${index}`, at: latestDate, profileId, author: author.name, reason },
        ...{ subject: { seriesId: facts.series.id, stageOrder }, ...body },
      }),
    );
    const before = this.folder.fold(facts);
    const after = this.folder.fold({ ...facts, decisions: [...facts.decisions, ...pending] });
    const outcome = shiftsBetween(before, after);
    const touched = new Set([stageOrder, ...outcome.stages.map((stage) => stage.stageOrder)]);
    for (const stage of facts.series.stages) if (touched.has(stage.order)) requireUnlocked(stage, author);
    const isUndo = planned.every(({ body }) => body.type === 'undo');
    // What is taken back already cannot be taken back again.
    if (isUndo && outcome.stages.length === 0) throw new StageDecisionRefused();
    const rows = [...before.protocols, ...after.protocols].flatMap((protocol) => protocol.rows);
    const accounts = rows.flatMap((row) => (row.shownProfileId === profileId ? [row.profileId] : []));
    const usersOf = await this.gameIds.usersOf([...new Set([profileId, ...accounts])], session);
    const userIds = [...new Set([...usersOf.values()].flat())].filter((userId) => userId !== author.userId);
    return { outcome: { ...outcome, messages: userIds.length }, userIds };
  }
}

/** The stage and the rider of the `_id` of a row. Throws StageRowNotFound for a row of another series. */
export function rowRefOf(rowId: string, seriesId: string): StageRowRef {
  const [ofSeries, stageOrder, profileId] = rowId.split('.');
  if (ofSeries !== seriesId) throw new StageRowNotFound();
  return { stageOrder: Number(stageOrder), profileId: Number(profileId) };
}

/** The id of the series in the `_id` of a row. */
export function seriesIdOfRow(rowId: string): string {
  return rowId.slice(0, rowId.indexOf('.'));
}
