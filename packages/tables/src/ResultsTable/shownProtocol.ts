import {
  type FinishProtocol,
  gapsOfShown,
  isRankedByGroup,
  type ShownGap,
  sharePlaces,
  type TimedRow,
} from '@otryv/race';
import type { RowPresenter } from '../DataTable/index.ts';
import { type GapField, gapField } from '../GapColumns/gapField.ts';
import { type ResultsTableRow, timeOf } from './resultsTableRow.ts';
import { type ShownRow, shownRows } from './shownRow.ts';

/** What is counted over the shown rows together. */
export interface ShownField extends GapField {
  /** Whether the rows have places of their own: they are a part of a common protocol. */
  hasPlaces: boolean;
}

/** The rows of a protocol that are shown, and what is counted over them. */
export interface ShownProtocol extends ShownField {
  rows: readonly ResultsTableRow[];
  /** Completes those rows. */
  present: RowPresenter<ResultsTableRow, ShownRow>;
}

/** Counts gaps and places anew over the rows of one category, or over all of them. */
export function shownProtocol(
  all: readonly ResultsTableRow[],
  category: string | null,
  kind: FinishProtocol,
): ShownProtocol {
  const rows = category === null ? all : all.filter(({ subgroupLabel }) => subgroupLabel === category);
  const gaps = gapsOfShown(rows.map(toTimedRow), kind);
  const isPartOfCommon = category !== null && !isRankedByGroup(kind);

  return {
    rows,
    present: shownRows(rows, gaps, isPartOfCommon ? placesOf(gaps) : []),
    ...gapField(
      rows.map(timeOf),
      gaps,
      rows.some(({ isDisqualification }) => !isDisqualification),
    ),
    hasPlaces: isPartOfCommon,
  };
}

function toTimedRow(row: ResultsTableRow): TimedRow {
  return {
    timeMs: timeOf(row),
    groupLabel: row.subgroupLabel,
    disqualification: row.isDisqualification ? row : null,
  };
}

// The gap to the leader orders a field as its times do.
function placesOf(gaps: readonly ShownGap[]): (number | null)[] {
  const ordered = gaps.flatMap(({ toLeaderMs }) => (toLeaderMs === null ? [] : [toLeaderMs])).toSorted((a, b) => a - b);
  const placeOf = new Map(sharePlaces(ordered).map(({ place, gapToLeaderMs }) => [gapToLeaderMs, place]));

  return gaps.map(({ toLeaderMs }) => (toLeaderMs === null ? null : (placeOf.get(toLeaderMs) ?? null)));
}
