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
  async runningUntil(organizerIds: readonly string[]): Promise<Map<string, Date>> {
    const slots = await this.slots.endingAfter(organizerIds, this.clock.now());
    return new Map(slots.map(({ organizerId, endDate }) => [organizerId, endDate]));
  }

  /** Lists the latest end first. */
  of(organizerId: string, session: SessionOrNone): Promise<Slot[]> {
    return this.slots.of(organizerId, session);
  }

  /** Returns the period that a purchase of that many days would cover now. */
  async periodOf(organizerId: string, days: number): Promise<Period> {
    return nextPeriod(this.clock.now(), lastEndOf(await this.slots.of(organizerId, noTransaction)), days);
  }

  /** Adds a slot after the existing ones. */
  async grant({ at, days, ...slot }: GrantedSlot, session: Session): Promise<Period> {
    await this.slots.reserve(slot.organizerId, session);
    const period = nextPeriod(at, lastEndOf(await this.slots.of(slot.organizerId, session)), days);
    await this.slots.insert({ ...slot, ...period, entityName: 'organizer' }, session);
    return period;
  }

  /** Returns the slots granted by the payments, by payment. */
  byPayments(paymentIds: readonly string[]): Promise<Map<string, Slot>> {
    return this.slots.byPayments(paymentIds);
  }

  /** Returns the slot granted by a payment; `null` if its organizer is deleted, or it was ended before it began. */
  byPayment(paymentId: string, session: Session): Promise<Slot | null> {
    return this.slots.byPayment(paymentId, session);
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
    const changed = endAt(await this.slots.of(organizerId, session), id, at > lastMoment ? at : lastMoment);
    for (const [changedId, period] of changed) {
      if (period) await this.slots.move(changedId, period, session);
      else await this.slots.delete(changedId, session);
    }
    return changed.get(id)?.endDate ?? null;
  }

  byId(id: string, session: Session): Promise<Slot | null> {
    return this.slots.byId(id, session);
  }

  setPaused(id: string, isPaused: boolean, session: Session): Promise<void> {
    return this.slots.setPaused(id, isPaused, session);
  }

  /** Lists slots that end within this many ms from now. */
  endingWithin(ms: number): Promise<Slot[]> {
    const now = this.clock.now();
    return this.slots.endingBetween(now, new Date(now.getTime() + ms));
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
