import { Injectable } from '@nestjs/common';
import type { contract, EventWritten, Identity, Input } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import type { EventChange, EventDocument } from '@otryv/race';
import { GameNotFound } from '../../game/client/game.errors.ts';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { Locks } from '../../kernel/locks/locks.ts';
import { requireProperNames } from '../../kernel/names/proper-names.ts';
import { requireNoImitation } from '../../kernel/names/shared-names.ts';
import { EventCatalogue } from '../events/read/event-catalogue.ts';
import { EventStages } from '../series/stages/event-stages.ts';
import { CreatedEventsRepository } from './created-events.repository.ts';
import { EventAccounts } from './event-accounts.ts';
import { EventCreation, newDocument } from './event-creation.ts';
import { gameChanges } from './event-draft.ts';
import { EventOwners } from './event-owners.ts';
import { namesOf, withEdits } from './game-document.ts';

type Creation = Input<typeof contract.events.create>['body'];
type Remaining = EventWritten['data']['remaining'];

const sentences = doneSentences.ru;

/** Creates events in the game. */
@Injectable()
export class EventWritingService {
  constructor(
    private readonly creation: EventCreation,
    private readonly events: EventCatalogue,
    private readonly created: CreatedEventsRepository,
    private readonly accounts: EventAccounts,
    private readonly owners: EventOwners,
    private readonly stages: EventStages,
    private readonly locks: Locks,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an event with the account of its club's organizer, then restores what the game drops from a new one. Once
   * created, its number is kept whatever fails afterwards. A request repeated with the same `requestKey` creates no
   * second event: it waits for the first and returns its number with what is still missing in the game.
   *
   * Throws NameInvalid, NameImitated, EventSeriesUnknown, ClubNotFound, Forbidden, and what EventAccounts throws before
   * there is an event.
   */
  async create(identity: Identity, creation: Creation): Promise<EventWritten> {
    requireProperNames(namesOf(creation.event, null));
    await this.stages.requireKnown(identity, creation.seriesId);
    const { id } = await this.owners.requireWriter(identity, creation.event.microserviceExternalResourceId ?? null);
    const named = { field: 'event.name', next: creation.event.name, organizerId: id };
    await requireNoImitation(named, this.events);
    return this.locks.runInTurn(`event-creation:${id}`, () => this.createOnce(identity, id, creation));
  }

  private async createOnce(
    identity: Identity,
    organizerId: string,
    { requestKey, ...draft }: Creation,
  ): Promise<EventWritten> {
    const known = requestKey === undefined ? null : await this.created.findGameId(organizerId, requestKey);
    if (known !== null) {
      const wanted = newDocument(draft, this.clock.now());
      return written(organizerId, known, toRemaining(await this.missing(organizerId, known, wanted)));
    }
    const { eventId, wanted, end } = await this.creation.create(organizerId, draft);
    await this.transactions.run(async (session) => {
      await end(session);
      if (requestKey !== undefined) await this.created.keep(organizerId, requestKey, eventId, session);
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
    return written(organizerId, eventId, await this.restore(organizerId, eventId, wanted));
  }

  /** Writes the fields that the game dropped from a new event; returns those still missing. */
  private async restore(organizerId: string, eventId: number, wanted: EventDocument): Promise<Remaining> {
    try {
      const present = await this.accounts.readAsWriter(organizerId, eventId);
      await this.accounts.update(organizerId, eventId, withEdits(present, wanted));
      await this.accounts.settle();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // The game has just issued this number: "check the number" would mislead.
      const { code, message } = error instanceof GameNotFound ? new DomainError('event_not_whole') : error;
      return { code, message, changes: await this.missing(organizerId, eventId, wanted) };
    }
    return toRemaining(await this.missing(organizerId, eventId, wanted));
  }

  /** Returns the fields of the desired event that the game lacks; `null` if it cannot be read. */
  private async missing(organizerId: string, eventId: number, wanted: EventDocument): Promise<EventChange[] | null> {
    try {
      return gameChanges(await this.accounts.readAsWriter(organizerId, eventId), wanted);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return null;
    }
  }
}

function toRemaining(changes: EventChange[] | null): Remaining {
  if (changes === null || changes.length === 0) return null;
  const { code, message } = new DomainError('event_not_whole');
  return { code, message, changes };
}

function written(organizerId: string, eventId: number, remaining: Remaining): EventWritten {
  const message = remaining ? sentences.event_created_partly(remaining.message) : sentences.event_created;
  return { message, data: { eventId, organizerId, remaining } };
}
