import { Injectable } from '@nestjs/common';
import type { DecisionOutcome, DryRunDraft, ResultDto } from '@otryv/contract';
import { type Decision, groupOfResult, type Placing, protocolShifts } from '@otryv/race';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import { fullName } from '../../../people/riders/full-name.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import type { StoredEvent } from '../../events/read/event-catalogue.ts';
import { placingsOf } from '../build/placings.ts';
import { ProtocolBuilder } from '../build/protocol-builder.ts';
import type { Actor } from '../records/actor.ts';
import { DecisionsRepository, type NewDecision } from '../records/decisions.repository.ts';
import { requireOpen } from '../records/protocols/protocol-guards.ts';
import { ResultNotFound } from '../records/results.errors.ts';
import { bodyOf } from './decision-body.ts';

export interface PlannedDecision {
  /** Account that raced. */
  profileId: number;
  value: DryRunDraft['value'];
}

/** Decision to revert; undoing an undo restores it. */
export interface PlannedUndo {
  profileId: number;
  undoes: string;
}

/** Decision without its subject and moment. */
type PlannedBody = Omit<NewDecision, 'eventId' | 'at'>;

export interface DecisionPlan {
  decisions: PlannedBody[];
  outcome: DecisionOutcome;
  /** Users to notify, with the row concerned, which may keep its place. */
  concerned: {
    profileId: number;
    rowName: string;
    userIds: string[];
    before: Placing | null;
    after: Placing | null;
  }[];
}

interface PlanInput {
  event: StoredEvent;
  planned: readonly (PlannedDecision | PlannedUndo)[];
  reason: string | null;
  actor: Actor;
  /** Aborts the plan when the client disconnects. */
  signal?: AbortSignal;
}

/** Latest representable date: later than anything stored. */
const latestDate = 8.64e15;

/** Computes what decisions would change. The dry run is exactly this; the real run stores its result. */
@Injectable()
export class DecisionPlanner {
  constructor(
    private readonly decisions: DecisionsRepository,
    private readonly builder: ProtocolBuilder,
    private readonly gameIds: GameIdsService,
  ) {}

  /** Throws ProtocolOfficial, ProtocolLocked, ResultNotFound, DecisionRefused, GroupRefused, DecisionNotFound. */
  async plan({ event, planned, reason, actor, signal }: PlanInput, session: SessionOrNone): Promise<DecisionPlan> {
    const { rulesVersion, latest, state } = await this.builder.read(event.gameId, session);
    requireOpen(state, actor);
    if (!latest) throw new ResultNotFound();
    const stored = await this.decisions.listByEvent(event.gameId, session);
    const facts = { author: actor.name, authorId: actor.userId, reason };
    const drafts = planned.map(
      (one): PlannedBody => ({ ...facts, profileId: one.profileId, body: bodyOf(one, { event, latest, stored }) }),
    );
    const later = drafts.map(toPending);
    signal?.throwIfAborted();
    const [before, after] = await this.builder.build({ rulesVersion, event, latest, state }, session, stored, [
      ...stored,
      ...later,
    ]);
    const rowsBefore = before?.event.results ?? [];
    const rowsAfter = after?.event.results ?? [];
    const [placingsBefore, placingsAfter] = [placingsOf(rowsBefore), placingsOf(rowsAfter)];
    const { shifts, medals, points } = protocolShifts(placingsBefore, placingsAfter);
    const usersOf = await this.gameIds.listUsersOf(
      drafts.map(({ profileId }) => profileId),
      session,
    );
    const concerned = drafts.map(({ profileId }) => {
      const rowId = `${event.gameId}.${profileId}`;
      const placingIn = (placings: readonly Placing[]) => placings.find((placing) => placing.rowId === rowId) ?? null;
      return {
        profileId,
        rowName: nameOf(rowsAfter, rowId),
        userIds: (usersOf.get(profileId) ?? []).filter((userId) => userId !== actor.userId),
        before: placingIn(placingsBefore),
        after: placingIn(placingsAfter),
      };
    });
    return {
      decisions: drafts,
      concerned,
      outcome: {
        shifts: shifts.map((shift) => ({ ...shift, ...shownIn(rowsAfter, shift.rowId) })),
        medals,
        points,
        changesWinner: before?.event.winner?.profileId !== after?.event.winner?.profileId,
        messages: new Set(concerned.flatMap(({ userIds }) => userIds)).size,
      },
    };
  }
}

/** Returns a decision in its future stored form, the latest of all. */
function toPending({ body, ...facts }: PlannedBody, index: number): Decision {
  return { ...facts, id: `pending-${index}`, at: latestDate, ...body };
}

function nameOf(rows: readonly ResultDto[], rowId: string): string {
  return shownIn(rows, rowId).name;
}

function shownIn(rows: readonly ResultDto[], rowId: string) {
  const row = rows.find(({ _id }) => _id === rowId);
  const name = row ? fullName(row.profileData) : '';
  return { name, subgroupLabel: row ? groupOfResult(row) : null };
}
