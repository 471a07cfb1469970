import { CP_DURATIONS, type CpDuration } from '@otryv/race';
import type { PowerUnit } from '@otryv/tables';

type IntervalColumn<Duration extends number> = `cp-watts-${Duration}` | `cp-wattsKg-${Duration}`;

/** Returns the API's column name for an interval in a unit; `null` for another column. */
export function intervalSort<Duration extends CpDuration>(
  column: string,
  power: PowerUnit,
  durations: readonly Duration[],
): IntervalColumn<Duration> | null {
  const duration = durations.find((one) => column === `cp${one}`);
  if (duration === undefined) return null;
  return power === 'watts' ? `cp-watts-${duration}` : `cp-wattsKg-${duration}`;
}

/** Every interval. */
export const everyInterval = CP_DURATIONS;
