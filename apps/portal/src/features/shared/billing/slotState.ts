import type { ServiceSlotDto } from '@otryv/contract';

export type SlotState = 'active' | 'paused' | 'upcoming' | 'expired';

// The clock of a browser is minutes behind the server's: what was given just now is in force.
const behindMs = 5 * 60_000;

/** Whether a paid period gives its rights now, and if not, why. */
export function slotState({ startDate, endDate, isPaused }: ServiceSlotDto, now: number): SlotState {
  if (Date.parse(endDate) < now) return 'expired';
  if (isPaused) return 'paused';
  return Date.parse(startDate) > now + behindMs ? 'upcoming' : 'active';
}
