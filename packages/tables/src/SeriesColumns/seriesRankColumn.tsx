import { DisqualificationLabel } from '@otryv/ui';
import { rank, rankColumn } from '../columns/rankColumn.tsx';
import type { Column } from '../DataTable/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { SeriesMessages } from '../messages/series.ts';
import type { SeriesDisqualification } from '../rows/stageResultsTableRow.ts';
import { disqualificationTip } from './seriesDisqualification.ts';

export interface SeriesRankInput<Row> {
  messages: Messages;
  seriesMessages: SeriesMessages;
  /** Returns the place; `null` for an unranked row. */
  rankOf(this: void, row: Row): number | null;
  disqualificationOf(this: void, row: Row): SeriesDisqualification | null;
}

/** Returns the column of the place with its medal, or the label of a row out of the classification. */
export function seriesRankColumn<Row>(input: SeriesRankInput<Row>): Column<Row> {
  const { seriesMessages, rankOf, disqualificationOf } = input;

  return {
    ...rankColumn(input, rankOf),
    sortValue: rankOf,
    exportValue: (row) => disqualificationOf(row)?.label ?? rankOf(row),
    cell: (row) => {
      const out = disqualificationOf(row);
      if (out === null) return rank(rankOf(row));
      return <DisqualificationLabel label={out.label} reason={disqualificationTip(out, seriesMessages)} />;
    },
  };
}
