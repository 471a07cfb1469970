import type { Moment } from '@otryv/race';

/** A race that the rider won. */
export interface WinsTableRow {
  eventId: number;
  eventName: string;
  eventStart: Moment;
  groupLabel: string;
  timeMs: number | null;
  /** Riders in the classification that was won. */
  finishers: number;
  averageWatts: number | null;
  wattsPerKg: number | null;
}
