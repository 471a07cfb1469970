import type { Transaction } from '@otryv/contract';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as servicesMessages } from './messages/ru.ts';

/** Returns a function that explains why a payment was cancelled. */
export function useReasonOf(): (payment: Transaction) => string {
  const { reasons, otherReason } = useMessages(servicesMessages);
  const isKnown = (reason: string): reason is keyof typeof reasons => reason in reasons;

  return ({ cancellation }) => {
    const reason = cancellation?.reason ?? '';
    return isKnown(reason) ? reasons[reason] : otherReason;
  };
}
