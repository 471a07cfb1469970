import type { GetPath } from '../api/client.ts';
import { useRead } from '../api/useRead.ts';

/** What a payment changes: read again after it. */
export const billingReads: readonly GetPath[] = [
  '/api/site-services',
  '/api/site-services/purchasable',
  '/api/notifications/yookassa',
  '/api/organizer/{id}',
];

/** The paid periods of the reader's organizer. */
export function useServiceSlots() {
  return useRead('/api/site-services', {});
}
