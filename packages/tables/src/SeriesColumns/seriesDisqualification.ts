import type { SeriesDisqualificationLabel } from '@otryv/race';
import type { SeriesMessages } from '../messages/series.ts';
import type { SeriesDisqualification } from '../rows/stageResultsTableRow.ts';

/** Returns the meaning of a label; `null` for an unknown one. */
export function meaningOf(label: string, { disqualifications }: SeriesMessages): string | null {
  const meanings: Record<SeriesDisqualificationLabel, string> = disqualifications;
  const known: Record<string, string> = meanings;
  return known[label] ?? null;
}

/** Returns the text in the row: the reason, or else the meaning of the label. */
export function reasonText(
  { label, reason, stages = [] }: SeriesDisqualification,
  seriesMessages: SeriesMessages,
): string {
  const missed = label === 'MRS' && stages.length > 0 ? seriesMessages.missed(stages.length, stages.join(', ')) : null;
  return reason || missed || (meaningOf(label, seriesMessages) ?? label);
}

/** Returns the tooltip of the label: its meaning and the reason. */
export function disqualificationTip(
  { label, reason }: SeriesDisqualification,
  seriesMessages: SeriesMessages,
): string | null {
  const texts = [meaningOf(label, seriesMessages), reason].filter(Boolean);
  return texts.length > 0 ? texts.join('. ') : null;
}
