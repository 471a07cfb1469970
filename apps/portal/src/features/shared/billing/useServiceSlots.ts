import { useRead } from '../../../lib/api/useRead.ts';

/** Returns the paid periods of the reader's organizer. */
export function useServiceSlots() {
  return useRead('/api/site-services', {});
}
