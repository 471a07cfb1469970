import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { type CalendarRace, riddenMs, toCalendarRace } from '../records/calendar-race.ts';
import { type CancelledEvent, CancelledEventsRepository } from '../records/cancelled-events.repository.ts';
import { EventNotFound } from '../records/events.errors.ts';
import { EventsRepository, firstOf, mostListedRaces } from '../records/events.repository.ts';
import { SignedRidersRepository } from '../records/signed-riders.repository.ts';

/** Races of calendars, including cancelled ones. */
@Injectable()
export class CalendarRaces {
  constructor(
    private readonly events: EventsRepository,
    private readonly cancelled: CancelledEventsRepository,
    private readonly signedRiders: SignedRidersRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws EventNotFound. */
  async getRace(gameId: number): Promise<CalendarRace> {
    const event = await this.events.findByGameId(gameId, noTransaction);
    if (event) return toCalendarRace(event);
    const cancelled = await this.cancelled.findByGameId(gameId, this.clock.now());
    if (!cancelled || !isCancellation(cancelled)) throw new EventNotFound();
    return toCalendarRace(cancelled, { isCancelled: true });
  }

  /** Lists coming and cancelled races of one organizer or of all. */
  async listComing(organizerId?: string): Promise<CalendarRace[]> {
    const cancelled = await this.cancelled.listUnexpired(organizerId, this.clock.now());
    return [
      ...(await this.listed(organizerId, false)),
      ...cancelled.filter(isCancellation).map((event) => toCalendarRace(event, { isCancelled: true })),
    ];
  }

  /** Lists an organizer's latest races, then its coming ones. */
  async listByOrganizer(organizerId: string): Promise<CalendarRace[]> {
    return [...(await this.listed(organizerId, true)), ...(await this.listComing(organizerId))];
  }

  /** Lists races that any of these riders has signed up for, with the riders' own groups. */
  async listByRiders(zwiftIds: readonly number[]): Promise<CalendarRace[]> {
    const now = this.clock.now();
    const signUps = await this.signedRiders.listSignUps(zwiftIds);
    const groupIds = signUps.map(({ subgroupId }) => subgroupId);
    const from = new Date(now.getTime() - riddenMs);
    const events = await this.events.listStartingFrom(from, [...new Set(signUps.map(({ eventId }) => eventId))]);
    const cancelled = await this.cancelled.listByRiders(zwiftIds, now);
    return [
      ...events.map((event) => toCalendarRace(event, { groupIds })),
      ...cancelled.filter(isCancellation).map((event) => {
        const own = event.riders.filter(({ zwiftId }) => zwiftIds.includes(zwiftId));
        return toCalendarRace(event, { isCancelled: true, groupIds: own.map(({ subgroupId }) => subgroupId) });
      }),
    ];
  }

  private async listed(organizerId: string | undefined, started: boolean): Promise<CalendarRace[]> {
    const { events } = await this.events.listPage({ started, search: '', organizerId }, firstOf(mostListedRaces));
    return events.map((event) => toCalendarRace(event));
  }
}

/** Whether a race was deleted before its start: not one that was ridden or that only this site has removed. */
function isCancellation({ revisedAt, eventStart, isDeletedInGame }: CancelledEvent): boolean {
  return isDeletedInGame !== false && revisedAt < eventStart;
}
