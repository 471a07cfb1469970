import type { PaymentStatus, Transaction } from '@otryv/contract';

export type StateOfPayment = PaymentStatus | 'refunded' | 'refundedPartly';

/** Returns the status of a payment, or of its refund. */
export function stateOfPayment({ status, amount, refunded }: Transaction): StateOfPayment {
  if (refunded === null) return status;
  return refunded.kopecks >= amount.kopecks ? 'refunded' : 'refundedPartly';
}
