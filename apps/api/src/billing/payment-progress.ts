import { Injectable, Logger } from '@nestjs/common';
import type { PaymentStatus } from '@otryv/contract';
import { formatDay } from '@otryv/race';
import { MessagesService } from '../messages/messages.service.ts';
import { Clock } from '../platform/clock.ts';
import { noTransaction, type Session } from '../platform/database/session.ts';
import { Transactions } from '../platform/database/transactions.ts';
import { daysOfPlan } from '../slots/slot-period.ts';
import { Slots } from '../slots/slots.ts';
import { UsersService } from '../users/users.service.ts';
import { toRoubles } from './money.ts';
import { isOfOrder, type ProviderPayment } from './payment-provider.ts';
import { type Payment, PaymentsRepository } from './payments.repository.ts';
import { ru } from './service-messages.ru.ts';
import { servicesPath } from './services-path.ts';

/** A status only moves on; the last two are final. */
const ranks: Readonly<Record<PaymentStatus, number>> = {
  pending: 0,
  waiting_for_capture: 1,
  succeeded: 2,
  canceled: 2,
};

/** Moves our orders on by what the provider has of them, and gives what was paid. */
@Injectable()
export class PaymentProgress {
  private readonly logger = new Logger(PaymentProgress.name);

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly slots: Slots,
    private readonly users: UsersService,
    private readonly messages: MessagesService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Takes a payment as the provider gave it to us: any number of times, in any order, at once. */
  async take(given: ProviderPayment): Promise<void> {
    const order = await this.payments.byProviderId(given.id);
    if (!order) return;
    if (!isOfOrder(given, order)) {
      this.logger.error({ paymentId: order.id, providerId: given.id }, 'A payment does not match its order');
      await this.tellAdmins(ru.differs(ru.forged(given.id)));
      return;
    }
    if (ranks[given.status] <= ranks[order.status]) {
      await this.payments.change(order.id, { checkedAt: this.clock.now() }, noTransaction);
      return;
    }
    await this.transactions.run(async (session) => {
      const current = await this.payments.byId(order.id, session);
      if (current && ranks[given.status] > ranks[current.status]) await this.advance(current, given, session);
    });
  }

  /** A message to every administrator. */
  async tellAdmins(text: string): Promise<void> {
    const userIds = await this.users.administrators(noTransaction);
    await this.transactions.run((session) =>
      this.messages.write({ userIds, by: null, type: 'system', title: ru.paymentTitle, text }, session),
    );
  }

  private async advance(order: Payment, given: ProviderPayment, session: Session): Promise<void> {
    const now = this.clock.now();
    const { status, captured_at: capturedAt = null, expires_at: expiresAt = null } = given;
    const { party = null, reason = null } = given.cancellation_details ?? {};
    await this.payments.keepEvent(given.id, status, now, session);
    const changes = { status, capturedAt, expiresAt, incomeKopecks: given.income_amount ?? null, checkedAt: now };
    await this.payments.change(order.id, { ...changes, cancellation: { party, reason } }, session);
    // By a clock that is ahead of ours the slot would not be in force yet.
    const paidAt = capturedAt !== null && capturedAt < now ? capturedAt : now;
    const until = status === 'succeeded' ? await this.grant(order, paidAt, session) : null;
    await this.tell(order, status, until, session);
  }

  private async grant(order: Payment, at: Date, session: Session): Promise<Date> {
    const days = daysOfPlan(order) ?? 0;
    const { organizerId, description, kopecks, id: paymentId } = order;
    const slot = { organizerId, description, kopecks, paymentId, days, at, origin: 'purchased' as const };
    return (await this.slots.grant(slot, session)).endDate;
  }

  private async tell(order: Payment, status: PaymentStatus, until: Date | null, session: Session): Promise<void> {
    const { userId, description, kopecks } = order;
    const about = { type: 'system' as const, title: ru.paymentTitle };
    const text =
      until !== null
        ? ru.succeeded(description, dayOf(until))
        : status === 'canceled'
          ? ru.canceled(description)
          : ru.waiting(description);
    if (userId !== null)
      await this.messages.write({ ...about, userIds: [userId], by: null, text, entityUrl: servicesPath }, session);
    const username = userId === null ? '' : ((await this.users.byId(userId, session))?.username ?? '');
    const forAdmins = ru.ofPayer(username, status, description, toRoubles(kopecks));
    await this.messages.write(
      { ...about, userIds: await this.users.administrators(session), by: null, text: forAdmins },
      session,
    );
  }
}

/** A day in Moscow in words. */
export function dayOf(at: Date): string {
  return formatDay(at, { locale: 'ru', timeZone: 'Europe/Moscow' });
}
