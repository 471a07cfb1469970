import { Injectable } from '@nestjs/common';
import type { SlotOrigin } from '@otryv/contract';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction, type Session, type SessionOrNone } from '../../kernel/database/session.ts';
import { endAt, nextPeriod, type Period } from './slot-period.ts';
import { type Announcement, type Slot, SlotsRepository } from './slots.repository.ts';

export type { Slot };

export interface GrantedSlot {
  organizerId: string;
  origin: SlotOrigin;
  description: string;
  days: number;
  /** When it was bought or granted. */
  at: Date;
  kopecks: number | null;
  paymentId: string | null;
}

/** Paid service of organizers, whose slot determines the rights of their moderators. */
@Injectable()
export class Slots {
  constructor(
    private readonly slots: SlotsRepository,
    private readonly clock: Clock,
  ) {}

  /** Whether a slot of an organizer is active now. */
  hasActiveSlot(organizerId: string): Promise<boolean> {
    return this.slots.isActive(organizerId, this.clock.now());
  }

  /**
   * Returns when the last slot of each of these organizers ends; organizers without a slot that has not ended are
   * omitted.
   */
  async listRunningUntil(organizerIds: readonly string[]): Promise<Map<string, Date>> {
    const slots = await this.slots.listEndingAfter(organizerIds, this.clock.now());
    return new Map(slots.map(({ organizerId, endDate }) => [organizerId, endDate]));
  }

  /** Lists the latest end first. */
  listByOrganizer(organizerId: string, session: SessionOrNone): Promise<Slot[]> {
    return this.slots.listByOrganizer(organizerId, session);
  }

  /** Returns the period that a purchase of that many days would cover now. */
  async getPeriodOf(organizerId: string, days: number): Promise<Period> {
    return nextPeriod(this.clock.now(), lastEndOf(await this.slots.listByOrganizer(organizerId, noTransaction)), days);
  }

  /** Adds a slot after the existing ones. */
  async grant({ at, days, ...slot }: GrantedSlot, session: Session): Promise<Period> {
    await this.slots.reserve(slot.organizerId, session);
    const period = nextPeriod(at, lastEndOf(await this.slots.listByOrganizer(slot.organizerId, session)), days);
    await this.slots.insert({ ...slot, ...period, entityName: 'organizer' }, session);
    return period;
  }

  /** Returns the slots granted by the payments, by payment. */
  listByPayments(paymentIds: readonly string[]): Promise<Map<string, Slot>> {
    return this.slots.listByPayments(paymentIds);
  }

  /** Returns the slot granted by a payment; `null` if its organizer is deleted, or it was ended before it began. */
  findByPayment(paymentId: string, session: Session): Promise<Slot | null> {
    return this.slots.findByPayment(paymentId, session);
  }

  /**
   * Ends a slot at a moment, or immediately if that is past; those that follow move forward.
   *
   * Returns its new end; `null` for one that had not begun, which is removed.
   */
  async end({ id, organizerId }: Slot, at: Date, session: Session): Promise<Date | null> {
    await this.slots.reserve(organizerId, session);
    // A slot is still active in its last ms.
    const lastMoment = new Date(this.clock.now().getTime() - 1);
    const changed = endAt(
      await this.slots.listByOrganizer(organizerId, session),
      id,
      at > lastMoment ? at : lastMoment,
    );
    for (const [changedId, period] of changed) {
      if (period) await this.slots.move(changedId, period, session);
      else await this.slots.delete(changedId, session);
    }
    return changed.get(id)?.endDate ?? null;
  }

  findById(id: string, session: Session): Promise<Slot | null> {
    return this.slots.findById(id, session);
  }

  setPaused(id: string, isPaused: boolean, session: Session): Promise<void> {
    return this.slots.setPaused(id, isPaused, session);
  }

  /** Lists slots that end within this many ms from now. */
  listEndingWithin(ms: number): Promise<Slot[]> {
    const now = this.clock.now();
    return this.slots.listEndingBetween(now, new Date(now.getTime() + ms));
  }

  /** Marks an end as announced; returns whether it was not before. */
  announce(id: string, what: Announcement, session: Session): Promise<boolean> {
    return this.slots.announce(id, what, this.clock.now(), session);
  }

  deleteOf(organizerId: string, session: Session): Promise<void> {
    return this.slots.deleteOf(organizerId, session);
  }
}

function lastEndOf([last]: readonly Slot[]): Date | null {
  return last?.endDate ?? null;
}
