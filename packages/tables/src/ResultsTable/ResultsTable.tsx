import { ClientOnly, lazyPart, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useImperativeHandle, useRef } from 'react';
import { type ColumnLayout, DataTable, type TableHandle, type TableOrder } from '../DataTable/index.ts';
import { isColumnShown } from '../DataTable/model/columnLayout.ts';
import { splitTableProps } from '../DataTable/splitTableProps.ts';
import { useControllable } from '../DataTable/state/useControllable.ts';
import gaps from '../GapColumns/GapColumns.module.css';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import { ResultsEmpty } from './ResultsEmpty.tsx';
import { ResultsFoot } from './ResultsFoot.tsx';
import { ResultsLegend } from './ResultsLegend.tsx';
import classes from './ResultsTable.module.css';
import { initialOrder, isByMarks } from './resultsOrder.ts';
import type { ResultsTableProps } from './resultsTableProps.ts';
import { useLiveRows } from './useLiveRows.ts';
import { useResultsView } from './useResultsView.tsx';
import { useSeenMarks } from './useSeenMarks.ts';

// Rows come first: the tools follow, and without scripts they would do nothing.
const ResultsTools = lazyPart(async () => ({ default: (await import('./ResultsTools.tsx')).ResultsTools }));

const LiveBar = lazyPart(async () => ({ default: (await import('./LiveBar.tsx')).LiveBar }));

const rowKey = ({ id }: ResultsTableRow) => id;
const timeOf = ({ timeMs }: ResultsTableRow) => timeMs;
const isLast = ({ disqualification }: ResultsTableRow) => disqualification !== null;
const defaultLayout: ColumnLayout = {};

/** The protocol of a race: places, times, gaps as text and bars, power and riders; disqualified riders are last. */
export function ResultsTable({
  rows,
  protocolKind = 'classicCommon',
  category = null,
  power = 'wattsPerKg',
  columns,
  ownProfileId = null,
  profileHref,
  teamHref,
  weightHref,
  rankingHref,
  onWhy,
  sort: givenSort,
  defaultSort,
  onSort,
  columnLayout,
  defaultColumnLayout = defaultLayout,
  onColumnLayout,
  density: givenDensity,
  onDensity,
  live = false,
  seen,
  onSeen,
  updatedAt,
  changes = 0,
  changesHref,
  changedAt,
  table,
  caption,
  empty,
  className,
  ...props
}: ResultsTableProps) {
  const [passed, attributes] = splitTableProps(props);
  const { loading, error } = passed;
  const settings = useOtryv();
  const ownTable = useRef<TableHandle>(null);
  const [chosenSort, setSort] = useControllable(givenSort, defaultSort, onSort);
  const [layout, setLayout] = useControllable(columnLayout, defaultColumnLayout, onColumnLayout);
  const [density, setDensity] = useControllable(givenDensity, settings.density, onDensity);
  const sort = chosenSort ?? initialOrder(protocolKind);
  const links = { profileHref, teamHref, weightHref, rankingHref };
  const news = useLiveRows(rows, live, isByMarks(sort));
  const { rows: read, isFresh } = news;
  const view = useResultsView({
    rows: read,
    protocolKind,
    category,
    power,
    sort,
    columns,
    ownProfileId,
    links,
    onWhy,
    seen,
    isFresh,
  });
  const hasRows = view.shown.rows.length > 0 && !error;
  useSeenMarks(view.shown.rows, onSeen);
  // If everything is reordered anyway, nothing is held back.
  const sortBy = (next: TableOrder) => {
    news.show();
    setSort(next);
  };

  // The table's own column menu and the host share the same handle.
  useImperativeHandle<TableHandle | null, TableHandle | null>(table, () => ownTable.current);

  return (
    <div
      {...attributes}
      className={clsx(classes.ResultsTable, gaps.GapColumns, gaps.TimedGaps, className)}
      data-hour-times={view.shown.field.hasHourTimes || undefined}
      data-hour-gaps={view.shown.field.hasHourGaps || undefined}
      data-waiting={news.isWaiting || undefined}
    >
      {columnLayout === undefined && (hasRows || loading) && (
        <div className={classes.ResultsTools}>
          {hasRows && (
            <ClientOnly>
              <ResultsTools
                table={ownTable}
                columnLayout={layout}
                onColumnLayout={setLayout}
                density={density}
                onDensity={setDensity}
              />
            </ClientOnly>
          )}
        </div>
      )}
      <DataTable
        {...passed}
        {...{ caption, rowKey, isLast, sort, density }}
        empty={empty ?? <ResultsEmpty ofCategory={read.length > 0} />}
        top={
          news.isHeld && (
            <ClientOnly>
              <LiveBar finished={news.finished} isWaiting={news.isWaiting} onShow={news.show} />
            </ClientOnly>
          )
        }
        foot={<ResultsFoot {...{ updatedAt, changes, changesHref, changedAt }} />}
        thenBy={timeOf}
        columns={view.columns}
        columnLayout={layout}
        onColumnLayout={columnLayout && !onColumnLayout ? undefined : setLayout}
        rows={view.shown.rows}
        completeRow={view.shown.withStanding}
        rowMarks={view.rowMarks}
        sectionOf={view.sectionOf}
        onSort={sortBy}
        allRows={view.allRows}
        pageOf={view.pageOf}
        table={ownTable}
      />
      {hasRows && (
        <ResultsLegend
          rows={view.shown.rows}
          hasRanked={view.shown.field.hasRanked}
          columns={view.columns.filter((column) => isColumnShown(column, layout)).map(({ key }) => key)}
        />
      )}
    </div>
  );
}
