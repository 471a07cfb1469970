import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import type { Session } from '../../../kernel/database/session.ts';
import { dayMs } from '../../../kernel/time-units.ts';
import { toCalendarRace } from '../records/calendar-race.ts';
import { CancelledEventsRepository } from '../records/cancelled-events.repository.ts';
import { firstRevision, nextRevision, type Revision } from '../records/event-revision.ts';
import type { StoredEvent } from '../records/events.repository.ts';
import { SignedRidersRepository } from '../records/signed-riders.repository.ts';

/** Within this time after its start even calendars that are read once a month learn that a race is off. */
const keptMs = 30 * dayMs;

export interface EventDeletion {
  /** Whether the game has the event no more either. */
  isDeletedInGame: boolean;
}

/** Keeps deleted events for the calendars, which show them as cancelled. */
@Injectable()
export class EventCancellations {
  constructor(
    private readonly cancelled: CancelledEventsRepository,
    private readonly signedRiders: SignedRidersRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * In the transaction of the deletion, before the sign-ups are deleted. Of an event that the game still has, nothing
   * is shown: what is kept lets a later addition count on.
   */
  async keep(event: StoredEvent, { isDeletedInGame }: EventDeletion, session: Session): Promise<void> {
    const now = this.clock.now();
    const { isCancelled: _isOff, ownGroup: _none, ...race } = toCalendarRace(event);
    const riders = isDeletedInGame ? await this.signedRiders.listByEvent(event.gameId, session) : [];
    const kept = {
      isDeletedInGame,
      organizerId: event.organizer?.id ?? null,
      riders: riders.map(({ zwiftId, subgroupId }) => ({ zwiftId, subgroupId })),
      expiresAt: new Date(Math.max(event.eventStart.getTime(), now.getTime()) + keptMs),
    };
    await this.cancelled.replace({ ...race, ...nextRevision(event, now), ...kept }, session);
  }

  /** The revision of an event that is added; one that was deleted before goes on from there. */
  async revive(gameId: number, session: Session): Promise<Revision> {
    const now = this.clock.now();
    return firstRevision(await this.cancelled.take(gameId, now, session), now);
  }
}
