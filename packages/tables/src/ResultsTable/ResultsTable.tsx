import { type FinishProtocol, isRankedByGroup, type Moment } from '@otryv/race';
import { type Density, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type ColumnState, DataTable, type TableFrameProps, type TableSort } from '../DataTable/index.ts';
import { useControllable } from '../DataTable/useControllable.ts';
import { ResultsColumnMenu } from './ResultsColumnMenu.tsx';
import { ResultsEmpty } from './ResultsEmpty.tsx';
import { type ProtocolChanges, ResultsFoot } from './ResultsFoot.tsx';
import { ResultsLegend } from './ResultsLegend.tsx';
import classes from './ResultsTable.module.css';
import type { RiderLinks } from './RiderCell.tsx';
import { type PowerUnit, type ResultsTableRow, timeOf } from './resultsTableRow.ts';
import { useResultsView } from './useResultsView.tsx';

export interface ResultsTableProps extends TableFrameProps, RiderLinks {
  rows: readonly ResultsTableRow[];
  /** How the groups of the race share the protocol; it decides where gaps are told and the order at first. */
  protocolKind?: FinishProtocol | undefined;
  /** Only the riders of this category; `null` for all. */
  category?: string | null | undefined;
  powerUnit?: PowerUnit | undefined;
  /** The signed-in rider, whose row is marked. */
  ownProfileId?: number | null | undefined;
  defaultColumnState?: ColumnState | undefined;
  onColumnState?: ((state: ColumnState) => void) | undefined;
  /** With it the column menu offers the three row heights. */
  onDensity?: ((density: Density) => void) | undefined;
  /** Stands over the table, before the button of the column menu: filters and the like. */
  toolbar?: ReactNode;
  /** When the protocol was last changed. */
  updatedAt?: Moment;
  changes?: ProtocolChanges | undefined;
}

const rowKey = (row: ResultsTableRow) => row._id;
const isLast = (row: ResultsTableRow) => row.isDisqualification;

/** The protocol of a race: places, times, gaps drawn and written, power and riders; the disqualified are last. */
export function ResultsTable({
  rows,
  protocolKind = 'classicCommon',
  category = null,
  powerUnit = 'wattsPerKg',
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
  toolbar,
  updatedAt,
  changes,
  className,
  ...props
}: ResultsTableProps) {
  const settings = useOtryv();
  const [chosenSort, setSort] = useControllable(givenSort, defaultSort, onSort);
  const [choice, setChoice] = useControllable(columnState, defaultColumnState, onColumnState);
  const [density, setDensity] = useControllable(givenDensity, settings.density, onDensity);
  const sort = chosenSort ?? firstSort(protocolKind);
  const links = { profileHref, teamHref, weightHref };
  const view = useResultsView({ rows, protocolKind, category, powerUnit, sort, choice, ownProfileId, links });

  return (
    <div className={clsx(classes.ResultsTable, className)}>
      <div className={classes.ResultsToolbar}>
        {toolbar}
        <ResultsColumnMenu
          {...{ columnState: choice, density, empty: view.empty }}
          onColumnState={setChoice}
          onDensity={onDensity && setDensity}
        />
      </div>
      <DataTable
        empty={<ResultsEmpty ofCategory={rows.length > 0} />}
        foot={<ResultsFoot updatedAt={updatedAt} changes={changes} />}
        {...props}
        {...{ rowKey, isLast, sort, density }}
        thenBy={timeOf}
        columns={view.columns}
        columnState={view.columnState}
        rows={view.shown.rows}
        look={view.look}
        sectionOf={view.sectionOf}
        onSort={setSort}
      />
      <ResultsLegend />
    </div>
  );
}

const noChoice: ColumnState = {};

function firstSort(kind: FinishProtocol): TableSort {
  return { column: isRankedByGroup(kind) ? 'category' : 'time', ascending: true };
}
