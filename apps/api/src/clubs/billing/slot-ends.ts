import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { dayMs, weekMs } from '../../kernel/time-units.ts';
import { MessagesService } from '../../people/messages/messages.service.ts';
import { ClubsService } from '../clubs/clubs.service.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { type Slot, Slots } from '../slots/slots.ts';
import { dayOf } from './payment-messages.ts';
import { ru } from './service-messages.ru.ts';
import { servicesPath } from './services-path.ts';

const announcedMs = { week: weekMs, day: dayMs };

/** Notifies organizers and their moderators a week and a day before their rights end. */
@Injectable()
export class SlotEnds {
  constructor(
    private readonly slots: Slots,
    private readonly organizers: OrganizersService,
    private readonly clubs: ClubsService,
    private readonly messages: MessagesService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async announce(): Promise<void> {
    const now = this.clock.now();
    for (const slot of await this.slots.listEndingWithin(announcedMs.week)) {
      const [last] = (await this.slots.listByOrganizer(slot.organizerId, noTransaction)).filter(
        ({ isPaused }) => !isPaused,
      );
      // Nothing ends if another slot follows. A paused one grants no rights: it neither ends nor follows.
      if (last?.id === slot.id) await this.announceEnd(slot, now);
    }
  }

  private async announceEnd({ id, organizerId, endDate }: Slot, now: Date): Promise<void> {
    const [organizer] = await this.organizers.listByIds([organizerId], noTransaction);
    if (!organizer) return;
    const clubs = await this.clubs.listByOrganizers([organizerId], noTransaction);
    const moderators = clubs.flatMap((club) => club.moderators).filter((id) => id !== organizer.creatorId);
    const owner = organizer.creatorId === null ? [] : [organizer.creatorId];
    const until = dayOf(endDate);
    const about = { type: 'system' as const, title: ru.slotTitle };
    const isLastDay = endDate.getTime() - now.getTime() <= announcedMs.day;
    await this.transactions.run(async (session) => {
      // A slot bought for a day has no week before its end.
      const isWeekDue = await this.slots.announce(id, 'week', session);
      const isDayDue = isLastDay && (await this.slots.announce(id, 'day', session));
      if (!isWeekDue && !isDayDue) return;
      await this.messages.write(
        { ...about, userIds: owner, by: null, text: ru.endsOwner(until), entityUrl: servicesPath },
        session,
      );
      const text = ru.endsModerator(organizer.name, until);
      await this.messages.write({ ...about, userIds: moderators, by: null, text }, session);
    });
  }
}
