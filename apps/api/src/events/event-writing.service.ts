import { Injectable } from '@nestjs/common';
import type { contract, EventWritten, Identity, Input } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import type { EventDocument } from '@otryv/race';
import { AuditService } from '../audit/audit.service.ts';
import { Transactions } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { EventStages } from '../series/event-stages.ts';
import { EventAccounts } from './event-accounts.ts';
import { EventCreation } from './event-creation.ts';
import { gameChanges } from './event-draft.ts';
import { EventOwners } from './event-owners.ts';
import { withEdits } from './game-document.ts';

type Remaining = EventWritten['data']['remaining'];

const sentences = doneSentences.ru;

/** Makes events in the game. */
@Injectable()
export class EventWritingService {
  constructor(
    private readonly creation: EventCreation,
    private readonly accounts: EventAccounts,
    private readonly owners: EventOwners,
    private readonly stages: EventStages,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /**
   * Makes an event with the account of its club's organizer, then restores what the game drops of a new one. Once the
   * event is made its number is kept, whatever fails after it.
   *
   * Throws EventSeriesUnknown, ClubNotFound, Forbidden, and what EventAccounts throws before there is an event.
   */
  async create(identity: Identity, draft: Input<typeof contract.events.create>['body']): Promise<EventWritten> {
    await this.stages.requireKnown(identity, draft.seriesId);
    const organizer = await this.owners.knownWriter(identity, draft.event.microserviceExternalResourceId ?? null);
    const { eventId, wanted, end } = await this.creation.run(organizer.id, draft);
    await this.transactions.run(async (session) => {
      await end(session);
      await this.audit.write(
        {
          actorId: identity.userId,
          action: 'event.create',
          object: { kind: 'event', id: String(eventId) },
          after: { name: wanted.name, eventStart: wanted.eventStart },
        },
        session,
      );
    });
    const remaining = await this.restore(organizer.id, eventId, wanted);
    const message = remaining ? sentences.event_created_partly(remaining.message) : sentences.event_created;
    return { message, data: { eventId, organizerId: organizer.id, remaining } };
  }

  /** What the game dropped of a new event goes in again; returns what is still missing. */
  private async restore(organizerId: string, eventId: number, wanted: EventDocument): Promise<Remaining> {
    try {
      const present = await this.accounts.readFresh(organizerId, eventId);
      await this.accounts.update(organizerId, eventId, withEdits(present, wanted));
      await this.accounts.settle();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { code: error.code, message: error.message, changes: await this.missing(organizerId, eventId, wanted) };
    }
    const changes = await this.missing(organizerId, eventId, wanted);
    if (changes === null || changes.length === 0) return null;
    const refusal = new DomainError('event_not_whole');
    return { code: refusal.code, message: refusal.message, changes };
  }

  /** What the game has not of the wanted event; `null` where it cannot be read. */
  private async missing(organizerId: string, eventId: number, wanted: EventDocument) {
    try {
      return gameChanges(await this.accounts.readFresh(organizerId, eventId), wanted);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return null;
    }
  }
}
