import { epochMs, type Moment } from '@otryv/race';

export interface StagePage<Row> {
  rows: readonly Row[];
  /** From 1, within the existing pages. */
  page: number;
  pageCount: number;
}

/** Returns one page of the rows; clamps a page beyond the last. */
export function pageOfRows<Row>(rows: readonly Row[], page: number, pageSize: number): StagePage<Row> {
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  const shown = Math.min(Math.max(1, page), pageCount);

  return { rows: rows.slice((shown - 1) * pageSize, shown * pageSize), page: shown, pageCount };
}

/** Changes by moderators in a protocol. */
export interface ModifiedInfo {
  hasModified: boolean;
  moderators: readonly { date: Moment }[];
}

/** Returns the latest change by a moderator in epoch ms; `null` without a change. */
export function latestChange(modified: ModifiedInfo | undefined): number | null {
  if (!modified?.hasModified) return null;
  const dates = modified.moderators.flatMap(({ date }) => epochMs(date) ?? []);
  return dates.length > 0 ? Math.max(...dates) : null;
}
