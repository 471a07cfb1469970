import type { Moment } from '@otryv/race';

/** One of the best efforts over an interval: the value in the unit of the table, and its race. */
export interface RecordEffort {
  value: number;
  date: Moment;
  /** The name of the race. */
  name: string;
  eventId: number | null;
}

/** The best efforts over one interval. */
export interface RecordsTableRow {
  /** In s. */
  duration: number;
  /** The best first, three at most. */
  efforts: readonly RecordEffort[];
  /** The place of the best among the category; `null` where it is unknown. */
  place?: number | null | undefined;
}
