import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import type { Session } from '../../../kernel/database/session.ts';
import { dayMs } from '../../../kernel/time-units.ts';
import { toCalendarRace } from '../records/calendar-race.ts';
import { CancelledEventsRepository } from '../records/cancelled-events.repository.ts';
import { firstRevision, nextRevision, type Revision } from '../records/event-revision.ts';
import type { StoredEvent } from '../records/events.repository.ts';
import { SignedRidersRepository } from '../records/signed-riders.repository.ts';

/** Retention after the start: long enough for calendars read once a month to show the cancellation. */
const keptMs = 30 * dayMs;

export interface EventDeletion {
  /** Whether the game no longer has the event either. */
  isDeletedInGame: boolean;
}

/** Keeps deleted events for calendars, which show them as cancelled. */
@Injectable()
export class EventCancellations {
  constructor(
    private readonly cancelled: CancelledEventsRepository,
    private readonly signedRiders: SignedRidersRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs in the transaction of the deletion, before the sign-ups are deleted. An event that the game still has is not
   * shown; its record allows a later addition to continue the revisions.
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

  /** Returns the revision for an added event, continuing from that of a deleted one. */
  async revive(gameId: number, session: Session): Promise<Revision> {
    const now = this.clock.now();
    return firstRevision(await this.cancelled.take(gameId, now, session), now);
  }
}
