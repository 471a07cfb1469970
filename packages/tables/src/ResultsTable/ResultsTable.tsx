import { type FinishProtocol, isRankedByGroup, type Moment } from '@otryv/race';
import { type Density, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { ColumnMenu } from '../ColumnMenu/ColumnMenu.tsx';
import { type ColumnState, DataTable, type TableFrameProps, type TableSort } from '../DataTable/index.ts';
import { useControllable } from '../DataTable/useControllable.ts';
import { ResultsEmpty } from './ResultsEmpty.tsx';
import { ResultsFoot } from './ResultsFoot.tsx';
import { ResultsLegend } from './ResultsLegend.tsx';
import classes from './ResultsTable.module.css';
import { type PowerUnit, type ResultsTableRow, timeOf } from './resultsTableRow.ts';
import type { RiderLinks } from './riderLinks.ts';
import { useResultsView } from './useResultsView.tsx';

export interface ResultsTableProps extends TableFrameProps, RiderLinks {
  rows: readonly ResultsTableRow[];
  /** How the groups of the race share the protocol; it decides where gaps are told and the order at first. */
  protocolKind?: FinishProtocol | undefined;
  /** Only the riders of this category; `null` for all. */
  category?: string | null | undefined;
  power?: PowerUnit | undefined;
  /** The signed-in rider, whose row is marked. */
  ownProfileId?: number | null | undefined;
  /** The columns at first, where the table holds the choice itself and so shows its own column menu. */
  defaultColumnState?: ColumnState | undefined;
  onColumnState?: ((state: ColumnState) => void) | undefined;
  onDensity?: ((density: Density) => void) | undefined;
  /** When the protocol was last changed. */
  updatedAt?: Moment;
  /** How many decisions of the organizer are in the protocol. */
  changes?: number | undefined;
  /** Where those decisions are told; plain text without it. */
  changesHref?: string | undefined;
}

const rowKey = (row: ResultsTableRow) => row._id;
const isLast = (row: ResultsTableRow) => row.isDisqualification;

/** The protocol of a race: places, times, gaps drawn and written, power and riders; the disqualified are last. */
export function ResultsTable({
  rows,
  protocolKind = 'classicCommon',
  category = null,
  power = 'wattsPerKg',
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
  updatedAt,
  changes = 0,
  changesHref,
  caption,
  loading,
  error,
  onRetry,
  empty,
  className,
  ...props
}: ResultsTableProps) {
  const settings = useOtryv();
  const [chosenSort, setSort] = useControllable(givenSort, defaultSort, onSort);
  const [choice, setChoice] = useControllable(columnState, defaultColumnState, onColumnState);
  const [density, setDensity] = useControllable(givenDensity, settings.density, onDensity);
  const sort = chosenSort ?? firstSort(protocolKind);
  const links = { profileHref, teamHref, weightHref };
  const view = useResultsView({ rows, protocolKind, category, power, sort, choice, ownProfileId, links });

  return (
    <div
      {...props}
      className={clsx(classes.ResultsTable, className)}
      data-hour-times={view.shown.hasHourTimes || undefined}
      data-hour-gaps={view.shown.hasHourGaps || undefined}
    >
      {columnState === undefined && (
        <ColumnMenu
          {...{ rows, power, columnState: choice, density }}
          className={classes.ResultsColumns}
          onColumnState={setChoice}
          onDensity={setDensity}
        />
      )}
      <DataTable
        {...{ caption, loading, error, onRetry, rowKey, isLast, sort, density }}
        empty={empty ?? <ResultsEmpty ofCategory={rows.length > 0} />}
        foot={<ResultsFoot updatedAt={updatedAt} changes={changes} changesHref={changesHref} />}
        thenBy={timeOf}
        columns={view.columns}
        columnState={view.columnState}
        rows={view.shown.rows}
        look={view.look}
        sectionOf={view.sectionOf}
        onSort={setSort}
      />
      {view.shown.rows.length > 0 && !error && <ResultsLegend hasRanked={view.shown.hasRanked} />}
    </div>
  );
}

const noChoice: ColumnState = {};

function firstSort(kind: FinishProtocol): TableSort {
  return { column: isRankedByGroup(kind) ? 'category' : 'time', ascending: true };
}
