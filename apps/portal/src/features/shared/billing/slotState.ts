import type { ServiceSlotDto } from '@otryv/contract';

export type SlotState = 'active' | 'paused' | 'upcoming' | 'expired';

// A browser's clock may be minutes behind the server's: a period granted just now counts as in force.
const behindMs = 5 * 60_000;

/** Returns whether a paid period grants its rights now, and if not, why. */
export function slotState({ startDate, endDate, isPaused }: ServiceSlotDto, now: number): SlotState {
  if (Date.parse(endDate) < now) return 'expired';
  if (isPaused) return 'paused';
  return Date.parse(startDate) > now + behindMs ? 'upcoming' : 'active';
}
