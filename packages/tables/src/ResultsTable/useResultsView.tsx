import { showsGaps as allowsGaps, CP_DURATIONS, groupOf } from '@otryv/race';
import { useMessages, useOtryv } from '@otryv/ui';
import { useMemo } from 'react';
import { bestOfIntervals } from '../columns/bestOfIntervals.ts';
import { emptyKeys, markEmpty } from '../columns/emptyColumns.ts';
import type { Column, RowMarks, TableOrder, TableSection } from '../DataTable/index.ts';
import { useStable } from '../DataTable/state/useStable.ts';
import { bunchBreakMs } from '../GapColumns/countedGaps.ts';
import { columnCatalogues } from '../messages/messages.ts';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import classes from './ResultsTable.module.css';
import { markOf } from './resultMarks.ts';
import { figureColumns, resultsColumns } from './resultsColumns.ts';
import type { ResultsTableProps, WithDefaults } from './resultsTableProps.ts';
import type { RiderLinks } from './riderLinks.ts';
import { type ShownProtocol, shownProtocol, type WithStanding } from './shownProtocol.ts';

type Row = WithStanding<ResultsTableRow>;

/** Props that determine the view, and the rows, the order and the links in effect. */
export interface ResultsViewInput
  extends WithDefaults<'protocolKind' | 'category' | 'power' | 'ownProfileId'>,
    Pick<ResultsTableProps, 'rows' | 'columns' | 'onWhy' | 'seen'> {
  sort: TableOrder;
  links: RiderLinks;
  /** Whether a row is new in the table. */
  isFresh: (row: ResultsTableRow) => boolean;
}

export interface ResultsView {
  shown: ShownProtocol;
  columns: readonly Column<Row>[];
  rowMarks: (row: Row) => RowMarks;
  sectionOf: (row: ResultsTableRow) => TableSection | null;
  /** Starts a new page for each category in print, unless one is displayed alone. */
  pageOf: ((row: ResultsTableRow) => TableSection) | undefined;
  /** Returns the whole protocol, for a full export. */
  allRows: () => readonly Row[];
}

/** Returns the rows, columns and sections of a protocol for a category, an order and a choice of columns. */
export function useResultsView(input: ResultsViewInput): ResultsView {
  const { rows, protocolKind, category, sort } = input;
  const shown = useMemo(() => shownProtocol(rows, category, protocolKind), [rows, category, protocolKind]);
  const [first] = sort;
  const showsGaps = allowsGaps({
    kind: protocolKind,
    sortKey: first?.column ?? '',
    ascending: first?.ascending ?? true,
  });

  return {
    shown,
    columns: useColumns(input, shown, showsGaps),
    rowMarks: useRowMarks(input, showsGaps),
    ...useSections(shown, category !== null),
    allRows: () => {
      const whole = shownProtocol(rows, null, protocolKind);
      return whole.rows.map(whole.withStanding);
    },
  };
}

const isRanked = ({ disqualification }: ResultsTableRow) => disqualification === null;

function useColumns(input: ResultsViewInput, shown: ShownProtocol, showsGaps: boolean): readonly Column<Row>[] {
  const { rows, category, power, columns: recipe, ownProfileId, onWhy } = input;
  const { profileHref, teamHref, weightHref, rankingHref } = input.links;
  const { locale } = useOtryv();
  const messages = useMessages(columnCatalogues);
  // Stable while one row changes: so are the columns then, and the other rows do not render again.
  const field = useStable(shown.field);
  const best = useStable(
    useMemo(() => bestOfIntervals(shown.rows.filter(isRanked), CP_DURATIONS, power), [shown, power]),
  );
  const figures = useMemo(
    () => figureColumns({ messages, locale, power, best, links: { weightHref, rankingHref } }),
    [messages, locale, power, best, weightHref, rankingHref],
  );
  const empty = useStable(useMemo(() => emptyKeys(figures, rows), [figures, rows]));
  const isPart = category !== null;

  return useMemo(() => {
    const links = { profileHref, teamHref };
    const made = resultsColumns(
      { messages, locale, field, showsGaps, isPart, ownProfileId, links, onWhy },
      markEmpty(figures, empty),
    );
    return recipe?.(made) ?? made;
  }, [messages, locale, field, showsGaps, isPart, ownProfileId, profileHref, teamHref, onWhy, figures, empty, recipe]);
}

function useRowMarks({ ownProfileId, seen, isFresh }: ResultsViewInput, showsGaps: boolean): ResultsView['rowMarks'] {
  return useMemo(
    () => (row: Row) => ({
      isOwn: row.profileId === ownProfileId,
      isMuted: !isRanked(row),
      isBreak: showsGaps && (row.shown.toPreviousMs ?? 0) >= bunchBreakMs,
      isChanged: seen?.[row.id] !== undefined && seen[row.id] !== markOf(row),
      isFresh: isFresh(row),
    }),
    [showsGaps, ownProfileId, seen, isFresh],
  );
}

function useSections(shown: ShownProtocol, isPart: boolean): Pick<ResultsView, 'sectionOf' | 'pageOf'> {
  const messages = useMessages(columnCatalogues);
  const { noCategory } = useOtryv().messages;
  const sectionOf = useMemo(() => {
    const count = shown.rows.filter((row) => !isRanked(row)).length;
    const title = (
      <>
        <b className={classes.OutOfRanking}>
          {messages.outOfRanking}
          <span> · {count}</span>
        </b>{' '}
        {messages.outOfRankingNote}
      </>
    );
    const section = { key: 'out-of-ranking', title };
    return (row: ResultsTableRow) => (isRanked(row) ? null : section);
  }, [shown, messages]);
  const pageOf = useMemo(
    () =>
      isPart
        ? undefined
        : (row: ResultsTableRow) => {
            const group = groupOf(row);
            const title = group === null ? noCategory : messages.inCategory(group);
            return { key: group ?? 'none', title: <b className={classes.OutOfRanking}>{title}</b> };
          },
    [isPart, messages, noCategory],
  );

  return { sectionOf, pageOf };
}
