import type { ServiceSlots } from '@otryv/contract';

/** Returns the end of the paid time without a gap from now on, ISO 8601; `null` if nothing is in force. */
export function paidUntil({ active, upcoming }: ServiceSlots): string | null {
  const inForce = active.filter(({ isPaused }) => !isPaused).map(({ endDate }) => endDate);
  if (inForce.length === 0) return null;
  // Each period begins where the one before it ends.
  const following = upcoming.filter(({ isPaused }) => !isPaused).toSorted(byStart);
  return following.reduce(
    (until, { startDate, endDate }) => (startDate <= until && endDate > until ? endDate : until),
    inForce.toSorted().at(-1) ?? '',
  );
}

function byStart(one: { startDate: string }, other: { startDate: string }): number {
  return one.startDate < other.startDate ? -1 : 1;
}
