import { Injectable } from '@nestjs/common';
import { type EventDocument, type EventDraft, eventToSend, momentMs } from '@otryv/race';
import { GameOutcomeUnknown } from '../../game/client/game.errors.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction, type Session } from '../../kernel/database/session.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { minuteMs } from '../../kernel/time-units.ts';
import { EventAccounts } from './event-accounts.ts';
import { asNew } from './game-document.ts';
import { UnansweredEventsRepository } from './unanswered-events.repository.ts';

/** Delay until the game lists a new event: until then, an unlisted event may still exist. */
const listedAfterMs = minuteMs;

interface CreatedEvent {
  eventId: number;
  wanted: EventDocument;
  /** Removes the request record in the transaction that records its event. */
  end: (session: Session) => Promise<void>;
}

/** Sends a new event to the game once, even if the response was lost and the user retries. */
@Injectable()
export class EventCreation {
  constructor(
    private readonly accounts: EventAccounts,
    private readonly unanswered: UnansweredEventsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Before resending an event that got no response, looks it up in the game by the stamp in its tags, and does not
   * resend it until the game would list it. Throws what EventAccounts throws; GameOutcomeUnknown only if the game does
   * not list the event.
   */
  async create(organizerId: string, draft: EventDraft): Promise<CreatedEvent> {
    const key = keyOf(draft.event);
    const now = this.clock.now();
    const before = await this.unanswered.begin(key, now);
    const wanted = newDocument(draft, before?.sentAt ?? now);
    const known = before && (await this.accounts.findCreated(organizerId, wanted));
    if (before && known === null) await this.sendAgain(key, before.lastSentAt, now);
    const eventId = known ?? (await this.send(organizerId, wanted, key));
    return { eventId, wanted, end: (session) => this.unanswered.end(key, session) };
  }

  private async sendAgain(key: string, lastSentAt: Date, now: Date): Promise<void> {
    if (now.getTime() - lastSentAt.getTime() < listedAfterMs)
      throw new GameOutcomeUnknown('an event that is not listed yet');
    await this.unanswered.sendAgain(key, now);
  }

  private async send(organizerId: string, wanted: EventDocument, key: string): Promise<number> {
    try {
      return await this.accounts.create(organizerId, wanted);
    } catch (error) {
      if (error instanceof GameOutcomeUnknown) return this.find(organizerId, wanted, error);
      await this.unanswered.end(key, noTransaction);
      throw error;
    }
  }

  private async find(organizerId: string, wanted: EventDocument, lost: GameOutcomeUnknown): Promise<number> {
    await this.accounts.settle();
    try {
      const eventId = await this.accounts.findCreated(organizerId, wanted);
      if (eventId !== null) return eventId;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
    throw lost;
  }
}

/** Builds the document of a new event, with the current stamp in its tags. */
export function newDocument(draft: EventDraft, sentAt: Date): EventDocument {
  return eventToSend({ ...draft, event: asNew(draft.event) }, { before: null, nowMs: sentAt.getTime() });
}

function keyOf({ microserviceExternalResourceId, eventStart, name }: EventDocument): string {
  return [microserviceExternalResourceId, momentMs(eventStart), name].join(' ');
}
