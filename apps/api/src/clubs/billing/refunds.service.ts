import { Injectable } from '@nestjs/common';
import type { Identity, RefundChoice, RefundTask } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction, type Session } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { UsersService } from '../../people/users/users.service.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { daysOfPlan, endAfterRefund } from '../slots/slot-period.ts';
import { type Slot, Slots } from '../slots/slots.ts';
import { RefundNotOpen } from './billing.errors.ts';
import { toRefundTask } from './billing.mapper.ts';
import { toRoubles } from './money.ts';
import { dayOf, PaymentMessages } from './payment-messages.ts';
import { type Payment, PaymentsRepository } from './payments.repository.ts';
import { ru } from './service-messages.ru.ts';

export interface ChosenRefund {
  choice: RefundChoice;
  /** Amount shown to the administrator: more may have been refunded since. */
  refundedKopecks: number;
}

/** Handles the period of a refunded payment: a full refund ends it, after a partial one an administrator decides. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly slots: Slots,
    private readonly users: UsersService,
    private readonly organizers: OrganizersService,
    private readonly messages: PaymentMessages,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Applies the total refunded by the provider; the same amount again changes nothing. */
  async take(order: Payment, refundedKopecks: number, session: Session): Promise<void> {
    if (refundedKopecks <= order.refundedKopecks) return;
    const isFull = refundedKopecks >= order.kopecks;
    const slot = await this.runningSlot(order, session);
    const undecidedSince = slot && !isFull ? this.clock.now() : null;
    await this.payments.setRefund(order.id, { refundedKopecks, undecidedSince }, session);
    const end = slot && isFull ? await this.slots.end(slot, this.clock.now(), session) : null;
    const { id, organizerId } = order;
    const before = { refundedKopecks: order.refundedKopecks, ...(slot && { endDate: slot.endDate.toISOString() }) };
    const endDate = isFull ? end?.toISOString() : before.endDate;
    const after = { refundedKopecks, organizerId, ...(endDate !== undefined && { endDate }) };
    const object = { kind: 'payment', id };
    await this.audit.write({ actorId: null, action: 'payment.refund', object, before, after }, session);
    await this.notify(order, refundedKopecks, undecidedSince !== null, session);
  }

  /** Lists partial refunds whose period has not ended, oldest first. */
  async listTasks(): Promise<RefundTask[]> {
    const found = await this.payments.listUndecided();
    const slots = await this.slots.listByPayments(found.map(({ id }) => id));
    const payerIds = found.flatMap(({ userId }) => userId ?? []);
    const [payers, organizers] = await Promise.all([
      this.users.listSummariesOf(payerIds, noTransaction),
      this.organizers.listByIds([...new Set(found.map(({ organizerId }) => organizerId))], noTransaction),
    ]);
    return found.flatMap((payment) => {
      const slot = slots.get(payment.id);
      const organizer = organizers.find(({ id }) => id === payment.organizerId);
      if (!slot || !organizer || !this.isRunning(slot)) return [];
      const payer = payers.get(payment.userId ?? '')?.username ?? null;
      const shortenedUntil = this.shortened(payment, slot);
      return [toRefundTask(payment, { slot, payer, organizer: organizer.name, shortenedUntil })];
    });
  }

  /** Withdraws the decision if the period has ended or its organizer is deleted: such payments would fill the list. */
  async withdrawEnded(): Promise<void> {
    const ids = await this.payments.listUndecidedIds();
    const slots = await this.slots.listByPayments(ids);
    const ended = ids.filter((id) => {
      const slot = slots.get(id);
      return !slot || !this.isRunning(slot);
    });
    await this.payments.withdrawChoices(ended);
  }

  /**
   * Decides about a partial refund; the same decision again changes nothing. Throws RefundNotOpen if another one was
   * made, the period has ended, or more was refunded since.
   */
  async choose(
    { userId: actorId }: Identity,
    paymentId: string,
    { choice, refundedKopecks }: ChosenRefund,
  ): Promise<void> {
    await this.transactions.run(async (session) => {
      const payment = await this.payments.findById(paymentId, session);
      if (payment?.refundChoice === choice && payment.refundedKopecks === refundedKopecks) return;
      const slot = payment && (await this.runningSlot(payment, session));
      if (!slot || payment.undecidedSince === null || payment.refundedKopecks !== refundedKopecks) {
        throw new RefundNotOpen();
      }
      const until = { end: this.clock.now(), shorten: this.shortened(payment, slot), keep: slot.endDate }[choice];
      if (until === null) throw new RefundNotOpen();
      await this.payments.setRefundChoice(paymentId, choice, session);
      const end = choice === 'keep' ? until : await this.slots.end(slot, until, session);
      const object = { kind: 'payment', id: paymentId };
      const before = { endDate: slot.endDate.toISOString() };
      const after = { endDate: end?.toISOString() ?? null, choice, organizerId: payment.organizerId };
      await this.audit.write({ actorId, action: 'payment.choose', object, before, after }, session);
      await this.messages.toPayer(payment, textOf(choice, payment.description, until), session);
    });
  }

  /** Returns when the paid rest of a period ends; `null` if that is past, or not earlier than its current end. */
  private shortened(payment: Payment, { startDate, endDate }: Slot): Date | null {
    const end = endAfterRefund(startDate, daysOfPlan(payment) ?? 0, payment);
    return end > this.clock.now() && end < endDate ? end : null;
  }

  /** Returns the period of a payment, unless it has ended. */
  private async runningSlot({ id }: Payment, session: Session): Promise<Slot | null> {
    const slot = await this.slots.findByPayment(id, session);
    return slot && this.isRunning(slot) ? slot : null;
  }

  private isRunning({ endDate }: Slot): boolean {
    return endDate > this.clock.now();
  }

  private async notify(order: Payment, refunded: number, isUndecided: boolean, session: Session): Promise<void> {
    const { description, kopecks } = order;
    const [amount, sum] = [toRoubles(refunded), toRoubles(kopecks)];
    const isFull = refunded >= kopecks;
    const partly = isUndecided ? ru.refundedUndecided : ru.refundedPartly;
    const payerText = isFull ? ru.refunded(description, amount) : partly(description, amount, sum);
    const texts = isUndecided
      ? {
          administratorText: (payer: string) => ru.chooseAfterRefund(payer, description, amount, sum),
          taskUrl: addressOf(addresses.adminActions),
        }
      : {
          administratorText: (payer: string) =>
            ru.ofPayer(payer, isFull ? 'refunded' : 'refundedPartly', description, amount),
        };
    await this.messages.toPayerAndAdministrators(order, { payerText, ...texts }, session);
  }
}

function textOf(choice: RefundChoice, description: string, until: Date): string {
  if (choice === 'end') return ru.periodEnded(description);
  return choice === 'shorten'
    ? ru.periodShortened(description, dayOf(until))
    : ru.periodKept(description, dayOf(until));
}
