import { type FinishProtocol, isRankedByGroup, type Moment } from '@otryv/race';
import { type Density, InBrowser, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { lazy, useImperativeHandle, useRef } from 'react';
import type { PowerUnit } from '../columns/powerUnit.ts';
import {
  type ColumnState,
  type ColumnsRecipe,
  DataTable,
  type TableFrameProps,
  type TableHandle,
  type TableOrder,
} from '../DataTable/index.ts';
import { useControllable } from '../DataTable/useControllable.ts';
import gaps from '../GapColumns/GapColumns.module.css';
import { ResultsEmpty } from './ResultsEmpty.tsx';
import { ResultsFoot } from './ResultsFoot.tsx';
import { ResultsLegend } from './ResultsLegend.tsx';
import classes from './ResultsTable.module.css';
import type { ResultMarks } from './resultMarks.ts';
import { type ResultsTableRow, timeOf } from './resultsTableRow.ts';
import type { RiderLinks } from './riderLinks.ts';
import type { ShownRow } from './shownRow.ts';
import { useLiveRows } from './useLiveRows.ts';
import { useResultsView } from './useResultsView.tsx';

export interface ResultsTableProps extends TableFrameProps, RiderLinks {
  rows: readonly ResultsTableRow[];
  /** How the groups of the race share the protocol; it decides where gaps are told and the order at first. */
  protocolKind?: FinishProtocol | undefined;
  /** Only the riders of this category; `null` for all. */
  category?: string | null | undefined;
  power?: PowerUnit | undefined;
  /** Makes other columns of the table's own; keep its identity, so that rows need not render again. */
  columns?: ColumnsRecipe<ShownRow> | undefined;
  /** The signed-in rider, whose row is marked. */
  ownProfileId?: number | null | undefined;
  /** The columns at first, where the table holds the choice itself and so shows its own column menu. */
  defaultColumnState?: ColumnState | undefined;
  onColumnState?: ((state: ColumnState) => void) | undefined;
  onDensity?: ((density: Density) => void) | undefined;
  /** Riders are finishing: new rows wait until the reader lets them in, so that nothing moves that is being read. */
  live?: boolean | undefined;
  /** What the reader saw at the last visit, made by `resultMarks`; rows that have changed since are marked. */
  seen?: ResultMarks | undefined;
  /** When the protocol was last changed. */
  updatedAt?: Moment;
  /** How many decisions of the organizer are in the protocol. */
  changes?: number | undefined;
  /** Where those decisions are told; plain text without it. */
  changesHref?: string | undefined;
}

// Rows come first: the tools follow, and without scripts they would do nothing.
const ResultsTools = lazy(async () => ({ default: (await import('./ResultsTools.tsx')).ResultsTools }));

const LiveBar = lazy(async () => ({ default: (await import('./LiveBar.tsx')).LiveBar }));

const rowKey = (row: ResultsTableRow) => row._id;
const isLast = (row: ResultsTableRow) => row.isDisqualification;

/** The protocol of a race: places, times, gaps drawn and written, power and riders; the disqualified are last. */
export function ResultsTable({
  rows,
  protocolKind = 'classicCommon',
  category = null,
  power = 'wattsPerKg',
  columns: recipe,
  ownProfileId = null,
  profileHref,
  teamHref,
  weightHref,
  sort: givenSort,
  defaultSort,
  onSort,
  columnState,
  defaultColumnState = noChoice,
  onColumnState,
  density: givenDensity,
  onDensity,
  live = false,
  seen,
  updatedAt,
  changes = 0,
  changesHref,
  table,
  renderLink,
  moreHref,
  caption,
  loading,
  error,
  onRetry,
  empty,
  className,
  ...props
}: ResultsTableProps) {
  const settings = useOtryv();
  const ownTable = useRef<TableHandle>(null);
  const [chosenSort, setSort] = useControllable(givenSort, defaultSort, onSort);
  const [choice, setChoice] = useControllable(columnState, defaultColumnState, onColumnState);
  const [density, setDensity] = useControllable(givenDensity, settings.density, onDensity);
  const sort = chosenSort ?? firstOrder(protocolKind);
  const links = { profileHref, teamHref, weightHref };
  const news = useLiveRows(rows, live, isByPlace(sort));
  const { rows: read, isFresh } = news;
  const view = useResultsView({
    ...{ rows: read, protocolKind, category, power, sort },
    ...{ recipe, ownProfileId, links, seen, isFresh },
  });
  // Where everything moves anyway, nothing need wait.
  const sortBy = (next: TableOrder) => {
    news.show();
    setSort(next);
  };

  // The table's own column menu and the embedding side hold the same handle.
  useImperativeHandle<TableHandle | null, TableHandle | null>(table, () => ownTable.current);

  return (
    <div
      {...props}
      className={clsx(classes.ResultsTable, gaps.GapColumns, className)}
      data-hour-times={view.shown.hasHourTimes || undefined}
      data-hour-gaps={view.shown.hasHourGaps || undefined}
      data-waiting={news.isWaiting || undefined}
    >
      {columnState === undefined && (
        <div className={classes.ResultsTools}>
          <InBrowser>
            <ResultsTools
              table={ownTable}
              columnState={choice}
              onColumnState={setChoice}
              density={density}
              onDensity={setDensity}
            />
          </InBrowser>
        </div>
      )}
      <DataTable
        {...{ caption, loading, error, onRetry, rowKey, isLast, sort, density, renderLink, moreHref }}
        empty={empty ?? <ResultsEmpty ofCategory={read.length > 0} />}
        top={
          news.isHeld && (
            <InBrowser>
              <LiveBar finished={news.finished} isWaiting={news.isWaiting} onShow={news.show} />
            </InBrowser>
          )
        }
        foot={<ResultsFoot updatedAt={updatedAt} changes={changes} changesHref={changesHref} />}
        thenBy={timeOf}
        columns={view.columns}
        columnState={choice}
        rows={view.shown.rows}
        present={view.present}
        look={view.look}
        sectionOf={view.sectionOf}
        onSort={sortBy}
        allRows={view.allRows}
        pageOf={view.pageOf}
        table={ownTable}
      />
      {view.shown.rows.length > 0 && !error && (
        <ResultsLegend rows={view.shown.rows} hasRanked={view.shown.hasRanked} />
      )}
    </div>
  );
}

const noChoice: ColumnState = {};

const byTime: TableOrder = [{ column: 'time', ascending: true }];
const byCategory: TableOrder = [{ column: 'category', ascending: true }];

/** Whether nothing but a row's marks decides where it stands. */
const isByPlace = (sort: TableOrder) => sort.every(({ column }) => placing.includes(column));
const placing = ['place', 'category', 'rider', 'time'];

const firstOrder = (kind: FinishProtocol) => (isRankedByGroup(kind) ? byCategory : byTime);
