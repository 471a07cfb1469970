/**
 * Reasons why a row of a series is out of the classification: disqualified (DSQ), not finished (DNF), not started
 * (DNS), outside the classification (OUT), off the record (OFR), without a measured power (VP), outside the time limit
 * (LMT), lapped (LAP), without a place (NP), a required stage is missing (MRS), different categories on stages (MC),
 * without a category (UNC).
 */
export const SERIES_DISQUALIFICATIONS = [
  'DSQ',
  'DNF',
  'DNS',
  'OUT',
  'OFR',
  'VP',
  'LMT',
  'LAP',
  'NP',
  'MRS',
  'MC',
  'UNC',
] as const;
export type SeriesDisqualificationLabel = (typeof SERIES_DISQUALIFICATIONS)[number];

/** The disqualification of a row of a stage or of a general classification. */
export interface SeriesDisqualification {
  label: SeriesDisqualificationLabel;
  /** The text of the decision; `null` if there is none. */
  reason: string | null;
  /** The decision behind it; `null` if it follows from the rides and the rules. */
  decisionId: string | null;
  /** Stages that caused it: the missing ones of MRS, the stage of a carried label; empty on a stage's own row. */
  stages: readonly number[];
}
