import { Injectable } from '@nestjs/common';
import type { Identity, SlotOrigin } from '@otryv/contract';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { MessagesService } from '../../people/messages/messages.service.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { Slots } from '../slots/slots.ts';
import { SlotNotFound } from './billing.errors.ts';
import { dayOf } from './payment-messages.ts';
import { ru } from './service-messages.ru.ts';
import { servicesPath } from './services-path.ts';

export interface GivenSlot {
  organizerId: string;
  origin: Exclude<SlotOrigin, 'purchased'>;
  days: number;
}

/** Slots granted by administrators, and their changes to other slots. */
@Injectable()
export class GivenSlots {
  constructor(
    private readonly slots: Slots,
    private readonly organizers: OrganizersService,
    private readonly messages: MessagesService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Returns whether there was an owner to notify. Throws OrganizerNotFound. */
  async give(actorId: string | null, { organizerId, origin, days }: GivenSlot): Promise<boolean> {
    const { creatorId } = await this.organizers.requireById(organizerId, noTransaction);
    await this.transactions.run(async (session) => {
      const at = this.clock.now();
      const given = { organizerId, origin, days, at, description: ru.given(origin), kopecks: null, paymentId: null };
      const { endDate } = await this.slots.grant(given, session);
      const object = { kind: 'organizer', id: organizerId };
      const after = { origin, days, endDate: endDate.toISOString() };
      await this.audit.write({ actorId, action: 'slot.give', object, after }, session);
      const text = ru.givenText(dayOf(endDate));
      const userIds = creatorId === null ? [] : [creatorId];
      const about = { type: 'system' as const, title: ru.slotTitle, entityUrl: servicesPath };
      await this.messages.write({ userIds, by: actorId, ...about, text }, session);
    });
    return creatorId !== null;
  }

  /** Returns the slot's owner. Throws SlotNotFound. */
  async setPaused({ userId: actorId }: Identity, slotId: string, isPaused: boolean): Promise<string> {
    return this.transactions.run(async (session) => {
      const slot = await this.slots.findById(slotId, session);
      if (!slot) throw new SlotNotFound();
      const { organizerId, endDate } = slot;
      await this.slots.setPaused(slotId, isPaused, session);
      const action = isPaused ? 'slot.pause' : 'slot.resume';
      const [before, after] = [{ isPaused: slot.isPaused }, { isPaused, organizerId }];
      await this.audit.write({ actorId, action, object: { kind: 'slot', id: slotId }, before, after }, session);
      const [organizer] = await this.organizers.listByIds([organizerId], session);
      const text = isPaused ? ru.pausedText : ru.resumedText(dayOf(endDate));
      if (organizer?.creatorId && slot.isPaused !== isPaused) {
        const about = { type: 'system' as const, title: ru.slotTitle, entityUrl: servicesPath };
        await this.messages.write({ ...about, userIds: [organizer.creatorId], by: actorId, text }, session);
      }
      return organizerId;
    });
  }
}
