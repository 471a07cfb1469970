import { Injectable } from '@nestjs/common';
import type { contract, Identity, Input } from '@otryv/contract';
import type { AuditAction } from '@otryv/contract/messages';
import type { EventChange } from '@otryv/race';
import { type AuditedValues, AuditService } from '../../kernel/audit/audit.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction, type Session } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { EventCatalogue, type StoredEvent } from '../events/read/event-catalogue.ts';
import { mayEvent, requireEventWrite } from '../events/records/event-rights.ts';
import { EventAlreadyExists, EventFrozen } from '../events/records/events.errors.ts';
import { EventImportsService } from '../events/write/event-imports.service.ts';
import { EventRiderMessages } from '../events/write/event-rider-messages.ts';
import { EventStore } from '../events/write/event-store.ts';
import { EventSync } from '../results/decide/event-sync.service.ts';
import { EventStages } from '../series/stages/event-stages.ts';
import { EventAccounts } from './event-accounts.ts';
import { gameChanges } from './event-draft.ts';
import { EventOwners } from './event-owners.ts';
import { EventViewsService } from './event-views.service.ts';
import { isEventDocument, secretOf } from './game-document.ts';

type Addition = Input<typeof contract.events.add>['body']['event'];
type Deletion = Input<typeof contract.events.delete>['body'];

/** Registers events on the site: adds, syncs and deletes them. */
@Injectable()
export class EventRegisterService {
  constructor(
    private readonly events: EventCatalogue,
    private readonly store: EventStore,
    private readonly imports: EventImportsService,
    private readonly accounts: EventAccounts,
    private readonly owners: EventOwners,
    private readonly views: EventViewsService,
    private readonly sync: EventSync,
    private readonly stages: EventStages,
    private readonly riderMessages: EventRiderMessages,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Imports an event from the game, unless it was added with the same fields; the club in the game's response determines
   * the permissions. Throws EventAlreadyExists, OrganizerNotFound, Forbidden, EventSeriesUnknown, and what the game client throws.
   */
  async add(identity: Identity, addition: Addition): Promise<void> {
    const { organizerId = null, seriesId } = addition;
    await this.stages.requireKnown(identity, seriesId);
    if (organizerId !== null) await this.views.requireMember(identity, organizerId);
    try {
      await this.addNew(identity, addition);
    } catch (error) {
      if (!(error instanceof EventAlreadyExists && (await this.isAdded(identity, addition)))) throw error;
    }
  }

  /** Reads an event again and returns the differences. Throws EventNotFound, Forbidden, what the game client throws. */
  async syncNow(identity: Identity, eventId: number): Promise<EventChange[]> {
    requireEventWrite(identity, await this.events.requireEvent(eventId, noTransaction));
    const stored = await this.events.findRaw(eventId);
    const { raw } = await this.sync.sync(eventId, (session) =>
      this.record(identity, 'event.sync', eventId, { after: null }, session),
    );
    const [before, after] = [stored?.event, raw.event];
    return before && isEventDocument(before) && isEventDocument(after) ? gameChanges(before, after) : [];
  }

  /**
   * Deletes an event and all its dependent data; if it has not started, deletes it in the game too and notifies its
   * riders. Throws EventNotFound, Forbidden, StageEventTaken, ImportRunning, EventFrozen, and what EventAccounts
   * throws; nothing is deleted then.
   */
  async delete(identity: Identity, { eventId, isDeletedInGame }: Deletion): Promise<void> {
    const record = await this.events.requireEvent(eventId, noTransaction);
    requireEventWrite(identity, record);
    await this.stages.requireNoStage(eventId);
    const isOver = record.started || record.eventStart <= this.clock.now();
    if (isDeletedInGame && isOver) throw new EventFrozen();
    await this.imports.runExclusively(eventId, async () => {
      if (isDeletedInGame) await this.deleteInGame(record);
      await this.sync.delete(eventId, async (session) => {
        const { name, eventStart } = await this.events.requireEvent(eventId, session);
        if (!isOver)
          await this.riderMessages.notifyRemoved(record, { isGone: isDeletedInGame, by: identity.userId }, session);
        await this.store.delete(eventId, { isDeletedInGame }, session);
        const values = { before: { name, eventStart }, after: { isDeletedInGame } };
        await this.record(identity, 'event.delete', eventId, values, session);
      });
    });
  }

  /** Throws as `add`. */
  private async addNew(identity: Identity, addition: Addition): Promise<void> {
    const { id, organizerId = null, secret, seriesId, finishProtocol, importanceLevel, registrationMode } = addition;
    const read = await this.store.readNew(id, { organizerId, organizerName: null, secret });
    const organizer = await this.owners.findWriter(identity, read.event.microserviceExternalResourceId);
    const eventSecret = secret ?? secretOf(read.raw.event);
    const site = { organizer, eventSecret, typeRaceCustom: finishProtocol, importanceLevel, registrationMode };
    await this.transactions.run(async (session) => {
      await this.store.insert(read, site, session);
      await this.stages.put(identity, id, seriesId, session);
      await this.record(identity, 'event.add', id, { after: { name: read.event.name } }, session);
    });
  }

  /** Whether the site has an event with these fields, which the user may change. */
  private async isAdded(identity: Identity, addition: Addition): Promise<boolean> {
    const event = await this.events.find(addition.id);
    if (!(event && mayEvent(identity, 'write', event))) return false;
    const { finishProtocol, importanceLevel, registrationMode, seriesId, secret = event.eventSecret } = addition;
    return (
      event.typeRaceCustom === finishProtocol &&
      event.importanceLevel === importanceLevel &&
      event.registrationMode === registrationMode &&
      event.eventSecret === secret &&
      (await this.stages.findSeriesId(addition.id)) === seriesId
    );
  }

  private async deleteInGame(record: StoredEvent): Promise<void> {
    const { organizerId } = await this.owners.findByEvent(record);
    await this.accounts.delete(organizerId, record.gameId, record.eventSecret);
  }

  private record(
    { userId }: Identity,
    action: AuditAction,
    id: number,
    values: AuditedValues,
    session: Session,
  ): Promise<void> {
    return this.audit.write({ actorId: userId, action, object: { kind: 'event', id: String(id) }, ...values }, session);
  }
}
