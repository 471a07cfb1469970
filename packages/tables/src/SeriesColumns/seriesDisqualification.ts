import type { SeriesDisqualificationLabel } from '@otryv/race';
import type { SeriesMessages } from '../messages/series.ts';

/** Why a row of a series is out of the classification. */
export interface SeriesDisqualification {
  /** Of a `SeriesDisqualificationLabel`. */
  label: string;
  /** The reason of the decision. */
  reason: string | null;
  /** The stages it comes from: those that a rider with MRS has missed. */
  stages?: readonly number[];
}

/** The meaning of a label; `null` for an unknown one. */
export function meaningOf(label: string, { disqualifications }: SeriesMessages): string | null {
  const meanings: Record<SeriesDisqualificationLabel, string> = disqualifications;
  const known: Record<string, string> = meanings;
  return known[label] ?? null;
}

/** The text in the row: the reason, or else the meaning of the label. */
export function reasonWords({ label, reason, stages = [] }: SeriesDisqualification, words: SeriesMessages): string {
  const missed = label === 'MRS' && stages.length > 0 ? words.missed(stages.length, stages.join(', ')) : null;
  return reason || missed || (meaningOf(label, words) ?? label);
}

/** The tooltip of the label: its meaning and the reason. */
export function disqualificationTip({ label, reason }: SeriesDisqualification, words: SeriesMessages): string | null {
  const texts = [meaningOf(label, words), reason].filter(Boolean);
  return texts.length > 0 ? texts.join('. ') : null;
}
