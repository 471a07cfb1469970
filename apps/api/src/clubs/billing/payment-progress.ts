import { Injectable, Logger } from '@nestjs/common';
import type { PaymentStatus } from '@otryv/contract';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction, type Session } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { daysOfPlan } from '../slots/slot-period.ts';
import { Slots } from '../slots/slots.ts';
import { toRoubles } from './money.ts';
import { dayOf, PaymentMessages } from './payment-messages.ts';
import { isOfOrder, type ProviderPayment } from './payment-provider.ts';
import { type Payment, PaymentsRepository } from './payments.repository.ts';
import { RefundsService } from './refunds.service.ts';
import { ru } from './service-messages.ru.ts';

/** Order of statuses, which only advance. A cancelled payment may still succeed if the money arrives after all. */
const ranks: Readonly<Record<PaymentStatus, number>> = {
  pending: 0,
  waiting_for_capture: 1,
  canceled: 2,
  succeeded: 3,
};

function isNews({ status, refunded_amount }: ProviderPayment, order: Payment): boolean {
  return ranks[status] > ranks[order.status] || (refunded_amount ?? 0) > order.refundedKopecks;
}

/** Advances our orders to the provider's state, and grants what was paid. */
@Injectable()
export class PaymentProgress {
  private readonly logger = new Logger(PaymentProgress.name);

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly slots: Slots,
    private readonly refunds: RefundsService,
    private readonly messages: PaymentMessages,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Applies a payment received from the provider: idempotent, in any order, and safe for concurrent calls. */
  async take(given: ProviderPayment): Promise<void> {
    const order = await this.payments.findByProviderId(given.id);
    if (!order) return;
    if (!isOfOrder(given, order)) {
      this.logger.error({ paymentId: order.id, providerId: given.id }, 'A payment does not match its order');
      await this.notifyAdmins(ru.differs(ru.forged(given.id)));
      return;
    }
    if (!isNews(given, order)) {
      await this.payments.change(order.id, { checkedAt: this.clock.now() }, noTransaction);
      return;
    }
    await this.transactions.run(async (session) => {
      const current = await this.payments.findById(order.id, session);
      if (!current || !isNews(given, current)) return;
      if (ranks[given.status] > ranks[current.status]) await this.advance(current, given, session);
      await this.refunds.take(current, given.refunded_amount ?? 0, session);
    });
  }

  /** Notifies every administrator. */
  notifyAdmins(text: string): Promise<void> {
    return this.transactions.run((session) => this.messages.toAdministrators(text, session));
  }

  private async advance(order: Payment, given: ProviderPayment, session: Session): Promise<void> {
    const now = this.clock.now();
    const { status, captured_at: capturedAt = null, expires_at: expiresAt = null } = given;
    const { party = null, reason = null } = given.cancellation_details ?? {};
    await this.payments.keepEvent(given.id, status, now, session);
    const changes = { status, capturedAt, expiresAt, incomeKopecks: given.income_amount ?? null, checkedAt: now };
    await this.payments.change(order.id, { ...changes, cancellation: { party, reason } }, session);
    if (order.status === 'canceled') await this.auditLateSuccess(order, session);
    // By a clock that is ahead of ours the slot would not be active yet.
    const paidAt = capturedAt !== null && capturedAt < now ? capturedAt : now;
    const until = status === 'succeeded' ? await this.grant(order, paidAt, session) : null;
    await this.notify(order, status, until, session);
  }

  private auditLateSuccess({ id, status, organizerId }: Payment, session: Session): Promise<void> {
    const [before, after] = [{ status }, { status: 'succeeded', organizerId }];
    const object = { kind: 'payment', id };
    return this.audit.write({ actorId: null, action: 'payment.late', object, before, after }, session);
  }

  private async grant(order: Payment, at: Date, session: Session): Promise<Date> {
    const days = daysOfPlan(order) ?? 0;
    const { organizerId, description, kopecks, id: paymentId } = order;
    const slot = { organizerId, description, kopecks, paymentId, days, at, origin: 'purchased' as const };
    return (await this.slots.grant(slot, session)).endDate;
  }

  private async notify(order: Payment, status: PaymentStatus, until: Date | null, session: Session): Promise<void> {
    const { description, kopecks } = order;
    const administratorText = (payer: string) => ru.ofPayer(payer, status, description, toRoubles(kopecks));
    const texts = { payerText: textOf(order, status, until), administratorText };
    await this.messages.toPayerAndAdministrators(order, texts, session);
  }
}

function textOf({ description, status: former }: Payment, status: PaymentStatus, until: Date | null): string {
  if (until !== null) {
    const text = former === 'canceled' ? ru.succeededLate : ru.succeeded;
    return text(description, dayOf(until));
  }
  return status === 'canceled' ? ru.canceled(description) : ru.waiting(description);
}
