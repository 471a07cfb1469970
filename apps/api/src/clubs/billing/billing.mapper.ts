import type { PaymentPayload, RefundTask, ServicePrices, ServiceSlotDto, Transaction } from '@otryv/contract';
import type { Slot } from '../slots/slots.ts';
import { paymentRequest } from './payment-request.ts';
import type { NewPayment, Payment } from './payments.repository.ts';
import type { Plan } from './plans.repository.ts';

const moneyOf = (kopecks: number) => ({ kopecks, currency: 'RUB' as const });

const periodOf = ({ startDate, endDate }: Slot) => ({
  startDate: startDate.toISOString(),
  endDate: endDate.toISOString(),
});

export function toPlan({ planId, kopecks, quantity, unit }: Plan): ServicePrices['data'][number]['plans'][number] {
  return { id: planId, amount: moneyOf(kopecks), item: { quantity, unit } };
}

export function toServiceSlot(slot: Slot, now: Date): ServiceSlotDto {
  const { id, entityName, description, origin, endDate, isPaused, kopecks } = slot;
  return {
    id,
    entityName,
    description,
    origin,
    isPaused,
    expired: endDate < now,
    ...periodOf(slot),
    amount: kopecks === null ? null : moneyOf(kopecks),
  };
}

export function toTransaction(payment: Payment, slot: Slot | undefined): Transaction {
  const { id, status, description, kopecks, createdAt, capturedAt, expiresAt, confirmationUrl } = payment;
  const { party, reason } = payment.cancellation;
  return {
    id,
    status,
    description,
    amount: moneyOf(kopecks),
    createdAt: createdAt.toISOString(),
    capturedAt: capturedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    cancellation: party === null || reason === null ? null : { party, reason },
    confirmationUrl: status === 'pending' ? confirmationUrl : null,
    isCancellable: status === 'waiting_for_capture',
    slot: slot ? periodOf(slot) : null,
    refunded: payment.refundedKopecks > 0 ? moneyOf(payment.refundedKopecks) : null,
  };
}

interface RefundedPeriod {
  slot: Slot;
  payer: string | null;
  organizer: string;
  shortenedUntil: Date | null;
}

export function toRefundTask(payment: Payment, { slot, payer, organizer, shortenedUntil }: RefundedPeriod): RefundTask {
  const { id: paymentId, description, kopecks, refundedKopecks } = payment;
  return {
    paymentId,
    payer,
    organizer,
    description,
    amount: moneyOf(kopecks),
    refunded: moneyOf(refundedKopecks),
    slot: periodOf(slot),
    shortenedUntil: shortenedUntil?.toISOString() ?? null,
  };
}

/** Maps a payment to the provider's format, with the data needed to pay. */
export function toPayload(draft: NewPayment, returnPath: string): PaymentPayload {
  return { ...paymentRequest(draft), planId: draft.planId, returnUrl: returnPath };
}
