import type { SeriesMessages } from '../messages/series.ts';

/** Why a row of a series is out of the classification. */
export interface SeriesDisqualification {
  /** DSQ, DNF, DNS, OUT, LMT, LAP, NP, MRS, MC or UNC. */
  label: string;
  /** The words of whoever decided it. */
  reason: string | null;
}

/** What a label means; `null` for one that is not known. */
export function meaningOf(label: string, { disqualifications }: SeriesMessages): string | null {
  const known: Record<string, string> = disqualifications;
  return known[label] ?? null;
}

/** What stands in the row: the reason, or else what the label means. */
export function reasonWords({ label, reason }: SeriesDisqualification, words: SeriesMessages): string {
  return reason || (meaningOf(label, words) ?? label);
}

/** What the tip of the label tells: what it means, and the reason. */
export function disqualificationTip({ label, reason }: SeriesDisqualification, words: SeriesMessages): string | null {
  const told = [meaningOf(label, words), reason].filter(Boolean);
  return told.length > 0 ? told.join('. ') : null;
}
