import { Injectable } from '@nestjs/common';
import type { DecisionDraft, DecisionOutcome, DryRunDraft } from '@otryv/contract';
import type { Decision, GameEntry } from '@otryv/race';
import { AuditService } from '../../../kernel/audit/audit.service.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { Limits } from '../../../kernel/limits/limits.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { ProtocolPublisher } from '../publish/protocol.publisher.ts';
import { ProtocolChanges } from '../publish/protocol-changes.ts';
import { type Actor, operator } from '../records/actor.ts';
import { DecisionsRepository } from '../records/decisions.repository.ts';
import { ImportsRepository, type StoredImport } from '../records/imports/imports.repository.ts';
import { DecisionNotFound, ResultNotFound } from '../records/results.errors.ts';
import { dryRunsOfUser } from '../records/results.limits.ts';
import { DecisionMessages } from './decision-messages.ts';
import { DecisionPlanner, type PlannedDecision, type PlannedUndo } from './decision-planner.ts';

export interface DisqualifyInput {
  gameId: number;
  profileId: number;
  label: 'DSQ' | 'OFR';
  reason: string | null;
  author: string;
}

export interface UndoInput {
  gameId: number;
  decisionId: string;
  reason: string | null;
}

interface Decided {
  ids: string[];
  outcome: DecisionOutcome;
}

/** Decisions about results: append-only facts, each followed by a new version of the protocol. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly changes: ProtocolChanges,
    private readonly events: EventCatalogue,
    private readonly imports: ImportsRepository,
    private readonly decisions: DecisionsRepository,
    private readonly planner: DecisionPlanner,
    private readonly publisher: ProtocolPublisher,
    private readonly messages: DecisionMessages,
    private readonly limits: Limits,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Decides about rows of a protocol, all or none. Throws EventNotFound, Forbidden, ProtocolOfficial, ProtocolLocked,
   * ResultNotFound, DecisionRefused, GroupRefused, DecisionNotFound.
   */
  async decide(gameId: number, { rowIds, value, reason }: DecisionDraft, actor: Actor): Promise<DecisionOutcome> {
    return (await this.run(gameId, toPlanned(gameId, rowIds, value), reason, actor)).outcome;
  }

  /** Computes what a decision would change; stores nothing. Throws like `decide`, AbortError and TooManyAttempts. */
  async tryOut(
    gameId: number,
    { rowIds, value }: DryRunDraft,
    actor: Actor,
    signal: AbortSignal,
  ): Promise<DecisionOutcome> {
    if (actor.userId !== null) await this.limits.count(dryRunsOfUser, actor.userId);
    const event = await this.events.requireEvent(gameId, noTransaction);
    actor.requireWrite(event);
    const planned = toPlanned(gameId, rowIds, value);
    return (await this.planner.plan({ event, planned, reason: null, actor, signal }, noTransaction)).outcome;
  }

  /** Reverts a decision; undoing an undo restores it. Throws like `decide`. */
  async undo({ gameId, decisionId, reason }: UndoInput, actor: Actor): Promise<Decided> {
    actor.requireWrite(await this.events.requireEvent(gameId, noTransaction));
    const decision = await this.decisions.find(gameId, decisionId);
    if (!decision) throw new DecisionNotFound();
    return this.run(gameId, [{ profileId: decision.profileId, undoes: decision.id }], reason, actor);
  }

  /**
   * Disqualifies from the command line; returns the decision's id. The rider may be named as shown in the protocol: by
   * the main profile of the account that raced. Throws like `decide`.
   */
  async disqualify({ gameId, profileId, label, reason, author }: DisqualifyInput): Promise<string> {
    await this.events.requireEvent(gameId, noTransaction);
    const entry = racedBy(profileId, await this.imports.findLatest(gameId, noTransaction));
    if (!entry) throw new ResultNotFound();
    const value = label === 'DSQ' ? ('DSQ' as const) : ('OFF_RECORD' as const);
    const { ids } = await this.run(gameId, [{ profileId: entry.profileId, value }], reason, operator(author));
    return ids[0] ?? '';
  }

  async listByEvent(gameId: number): Promise<Decision[]> {
    await this.events.requireEvent(gameId, noTransaction);
    return this.decisions.listByEvent(gameId, noTransaction);
  }

  private async run(
    gameId: number,
    planned: readonly (PlannedDecision | PlannedUndo)[],
    reason: string | null,
    actor: Actor,
  ): Promise<Decided> {
    const event = await this.events.requireEvent(gameId, noTransaction);
    actor.requireWrite(event);
    return this.changes.run(gameId, async (session) => {
      const { decisions, outcome, concerned } = await this.planner.plan({ event, planned, reason, actor }, session);
      const at = this.clock.now();
      const ids = await this.decisions.insert(
        decisions.map((decision) => ({ ...decision, eventId: gameId, at })),
        session,
      );
      await this.audit.write(
        {
          actorId: actor.userId,
          action: 'result.decide',
          object: { kind: 'event', id: String(gameId) },
          after: { reason, decisions: decisions.map(({ profileId, body }) => ({ profileId, ...body })) },
        },
        session,
      );
      await this.messages.write({ event, concerned, decisions, reason, author: actor.name, by: actor.userId }, session);
      await this.publisher.publish(gameId, 'decision', session);
      return { ids, outcome };
    });
  }
}

/** Throws ResultNotFound for a row of another event. */
function toPlanned(gameId: number, rowIds: readonly string[], value: PlannedDecision['value']): PlannedDecision[] {
  return [...new Set(rowIds)].map((rowId) => {
    const [eventId, profileId] = rowId.split('.').map(Number);
    if (eventId !== gameId || !profileId) throw new ResultNotFound();
    return { profileId, value };
  });
}

/** Returns the row of the account, else of the only account that raced for this main profile. */
function racedBy(profileId: number, latest: StoredImport | null): GameEntry | undefined {
  const rowOf = (id: number | undefined) => latest?.entries.find((entry) => entry.profileId === id);
  const [account, ...others] = latest?.people.filter(({ main }) => main?.profileId === profileId) ?? [];
  return rowOf(profileId) ?? (others.length === 0 ? rowOf(account?.profileId) : undefined);
}
