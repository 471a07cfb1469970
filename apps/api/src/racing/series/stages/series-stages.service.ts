import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import type { AuditAction } from '@otryv/contract/messages';
import type { StageChange, StagesArrangement, StagesChange } from '@otryv/contract/schemas';
import { AuditService } from '../../../kernel/audit/audit.service.ts';
import { noTransaction, type Session } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { StageNotFound } from '../records/series.errors.ts';
import { SeriesAccess } from '../records/series-access.ts';
import { inOrder, newStage, nextOrder, type StoredStage } from '../records/stage.ts';
import { StageEvents } from '../records/stage-events.ts';
import type { StoredSeries } from '../records/stored-series.ts';
import { requireUnlocked } from './stage-locks.ts';
import { type ChangedStages, StageWrites } from './stage-writes.ts';

/** Stages of a series: each change is recomputed in its own transaction. */
@Injectable()
export class SeriesStages {
  constructor(
    private readonly access: SeriesAccess,
    private readonly stageEvents: StageEvents,
    private readonly writes: StageWrites,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /**
   * Adds a race to a series, or removes a race or a stage. Throws SeriesNotFound, Forbidden, StageNotFound,
   * StageLocked, EventNotFound, StageEventTaken, StageEventForeign, StageEventUnsuitable.
   */
  async change(
    identity: Identity,
    { seriesId, action, stage: { eventId, order } }: StagesChange,
  ): Promise<StoredSeries> {
    return this.write(identity, seriesId, `stage.${action}`, async (series, session) => {
      if (action === 'delete') return withoutEvent(series.stages, { eventId, order }, identity);
      if (eventId !== null) await this.stageEvents.requireFree(identity, series, eventId, session);
      return withEvent(series.stages, { eventId, order }, identity);
    });
  }

  /** Throws SeriesNotFound, Forbidden, StageNotFound, StageLocked. */
  changeOne(identity: Identity, { seriesId, stage }: StageChange): Promise<StoredSeries> {
    return this.arrange(identity, { seriesId, stages: [stage] });
  }

  /** Changes several stages, all or none. Throws SeriesNotFound, Forbidden, StageNotFound, StageLocked. */
  arrange(identity: Identity, { seriesId, stages }: StagesArrangement): Promise<StoredSeries> {
    return this.write(identity, seriesId, 'stage.change', async (series) => arranged(series.stages, stages, identity));
  }

  private async write(
    identity: Identity,
    seriesId: string,
    action: AuditAction,
    decide: (series: StoredSeries, session: Session) => Promise<ChangedStages>,
  ): Promise<StoredSeries> {
    await this.transactions.run(async (session) => {
      const series = await this.access.requireOwn(identity, seriesId, session);
      const changed = await decide(series, session);
      await this.writes.store(series, changed, session);
      const object = { kind: 'series', id: seriesId };
      const before = { stages: stagesBeside(series.stages, changed.stages) };
      const after = { stages: stagesBeside(changed.stages, series.stages) };
      await this.audit.write({ actorId: identity.userId, action, object, before, after }, session);
    });
    return this.access.requireOwn(identity, seriesId, noTransaction);
  }
}

/** Returns the stages missing or changed in the other list, in loggable form. */
function stagesBeside(stages: readonly StoredStage[], others: readonly StoredStage[]) {
  const known = others.map(settingsOf);
  return stages.map(settingsOf).filter((stage) => !known.some((other) => isDeepStrictEqual(stage, other)));
}

function settingsOf(stage: StoredStage) {
  const { order, name, eventIds, includeResults, requiredForGeneral, disableTimeGapRule } = stage;
  return { order, name, eventIds, includeResults, requiredForGeneral, disableTimeGapRule };
}

interface Placed {
  eventId: number | null;
  order?: number | undefined;
}

/** Adds a race as one more ride of a stage, or as the next stage. */
export function withEvent(
  stages: readonly StoredStage[],
  { eventId, order }: Placed,
  identity: Identity,
): ChangedStages {
  const eventIds = eventId === null ? [] : [eventId];
  const present = stages.find((stage) => stage.order === order);
  if (present) requireUnlocked(present, identity);
  const changed = present
    ? stages.map((stage) => (stage === present ? { ...stage, eventIds: [...stage.eventIds, ...eventIds] } : stage))
    : [...stages, newStage(order ?? nextOrder(stages), eventIds)];
  return { stages: inOrder(changed), added: eventIds };
}

/** Removes a race, or a stage and all its races. A stage whose only race is removed is removed too. */
export function withoutEvent(
  stages: readonly StoredStage[],
  { eventId, order }: Placed,
  identity: Identity,
): ChangedStages {
  const from = stages.find((stage) =>
    eventId === null
      ? stage.order === order
      : stage.eventIds.includes(eventId) && stage.order === (order ?? stage.order),
  );
  if (!from) throw new StageNotFound();
  requireUnlocked(from, identity);
  const removed = eventId === null ? from.eventIds : [eventId];
  const eventIds = from.eventIds.filter((id) => !removed.includes(id));
  const others = stages.filter((stage) => stage !== from);
  return { stages: eventIds.length === 0 ? others : inOrder([...others, { ...from, eventIds }]), removed };
}

/** Merges stages with the same order into one, with the settings of the last. */
function arranged(
  stages: readonly StoredStage[],
  changes: StagesArrangement['stages'],
  identity: Identity,
): ChangedStages {
  const orders = new Map<number, number>();
  const arrangedStages = new Map<number, StoredStage>();
  for (const { order } of changes) if (!stages.some((stage) => stage.order === order)) throw new StageNotFound();
  for (const stage of stages) {
    const change = changes.find(({ order }) => order === stage.order);
    const { order: _order, newOrder = stage.order, ...settings } = change ?? { order: stage.order };
    if (change) requireUnlocked(stage, identity);
    if (newOrder !== stage.order) orders.set(stage.order, newOrder);
    const there = arrangedStages.get(newOrder);
    if (there) requireUnlocked(there, identity);
    const eventIds = [...(there?.eventIds ?? []), ...stage.eventIds];
    arrangedStages.set(newOrder, { ...(there ?? stage), ...settings, order: newOrder, eventIds });
  }
  return { stages: inOrder([...arrangedStages.values()]), orders };
}
