import { type FinishProtocol, gapsOfShown, groupOf, isRankedByGroup, type ShownGap, standingsOf } from '@otryv/race';
import { type GapField, gapField } from '../GapColumns/gapField.ts';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';

/** Place and gaps of a row among the displayed rows. */
export interface ShownStanding extends ShownGap {
  /** `null` unless one category of a common protocol is displayed. */
  place: number | null;
}

/** A row with its standing among the displayed rows. */
export type WithStanding<Row> = Row & { shown: ShownStanding };

/** Values computed over all displayed rows. */
export interface ShownField extends GapField {
  /** Whether the rows have separate places: one category of a common protocol. */
  hasRanks: boolean;
}

/** The displayed rows of a protocol, and values computed over them. */
export interface ShownProtocol {
  rows: readonly ResultsTableRow[];
  field: ShownField;
  withStanding: (this: void, row: ResultsTableRow) => WithStanding<ResultsTableRow>;
}

const noStanding: ShownStanding = { place: null, toLeaderMs: null, toPreviousMs: null };

/** Computes gaps and places over the rows of one category, or over all of them. */
export function shownProtocol(
  all: readonly ResultsTableRow[],
  category: string | null,
  kind: FinishProtocol,
): ShownProtocol {
  const rows = category === null ? all : all.filter((row) => groupOf(row) === category);
  const gaps = gapsOfShown(rows, kind);
  const hasRanks = category !== null && !isRankedByGroup(kind);
  const ranks = hasRanks ? ranksOf(gaps) : [];
  const indices = new Map(rows.map((row, at) => [row, at]));
  const standingOf = (row: ResultsTableRow) => {
    const at = indices.get(row) ?? -1;
    return { ...(gaps[at] ?? noStanding), place: ranks[at] ?? null };
  };
  const times = rows.map(({ timeMs }) => timeMs);
  const hasRanked = rows.some(({ disqualification }) => disqualification === null);

  return {
    rows,
    field: { ...gapField(times, gaps, hasRanked), hasRanks },
    withStanding: (row) => ({ ...row, shown: standingOf(row) }),
  };
}

// The gap to the leader orders a field like its times.
function ranksOf(gaps: readonly ShownGap[]): (number | null)[] {
  const ordered = gaps.flatMap(({ toLeaderMs }) => (toLeaderMs === null ? [] : [toLeaderMs])).toSorted((a, b) => a - b);
  const rankOf = new Map(standingsOf(ordered).map(({ place, gapToLeaderMs }) => [gapToLeaderMs, place]));

  return gaps.map(({ toLeaderMs }) => (toLeaderMs === null ? null : (rankOf.get(toLeaderMs) ?? null)));
}
