import type { Transaction } from '@otryv/contract';
import { useServicesMessages } from './messages/useServicesMessages.ts';

/** Why a payment was cancelled, in words. */
export function useReasonOf(): (payment: Transaction) => string {
  const { reasons, otherReason } = useServicesMessages();
  const isKnown = (reason: string): reason is keyof typeof reasons => reason in reasons;

  return ({ cancellation }) => {
    const reason = cancellation?.reason ?? '';
    return isKnown(reason) ? reasons[reason] : otherReason;
  };
}
