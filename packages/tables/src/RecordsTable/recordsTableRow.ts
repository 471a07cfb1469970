import type { Moment } from '@otryv/race';

/** One of the best efforts over an interval: the value in the table's unit, and its race. */
export interface RecordEffort {
  value: number;
  date: Moment;
  /** Name of the race. */
  name: string;
  eventId: number | null;
}

/** Best efforts over one interval. */
export interface RecordsTableRow {
  /** In s. */
  duration: number;
  /** Best first, three at most. */
  efforts: readonly RecordEffort[];
  /** Rank of the best in the category; `null` if unknown. */
  place?: number | null | undefined;
}
