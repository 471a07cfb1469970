import type { PaymentStatus, Transaction } from '@otryv/contract';

export type StateOfPayment = PaymentStatus | 'refunded' | 'refundedPartly';

/** The status of a payment, or what was refunded of it. */
export function stateOfPayment({ status, amount, refunded }: Transaction): StateOfPayment {
  if (refunded === null) return status;
  return refunded.kopecks >= amount.kopecks ? 'refunded' : 'refundedPartly';
}
