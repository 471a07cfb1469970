import type { Shift } from '@otryv/race';
import { useMessages } from '@otryv/ui';
import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { editingCatalogues } from '../messages/editing.ts';
import { ResultsTable, type ResultsTableProps } from '../ResultsTable/index.ts';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import classes from './ResultsEditTable.module.css';
import { resultsEditColumns } from './resultsEditColumns.tsx';

export interface ResultsEditTableProps extends Omit<ResultsTableProps, 'columns' | 'columnLayout' | 'live'> {
  /** The ids of the chosen rows. */
  chosen: ReadonlySet<string>;
  /** Called when a row is chosen or not any more; memoize it. Left out, the protocol is only read. */
  onChoose?: ((rowId: string, isChosen: boolean) => void) | undefined;
  /** What a dry run moves; `null` without one. Their places are shown beside the present ones. */
  shifts?: readonly Shift[] | null | undefined;
  /** The decision about a row; memoize it. */
  renderDecision?: ((row: ResultsTableRow) => ReactNode) | undefined;
}

const layout = {};

/** A protocol whose rows are decided about: chosen by checkboxes, with the places a decision would give. */
export function ResultsEditTable({
  chosen,
  onChoose,
  shifts = null,
  renderDecision,
  className,
  ...props
}: ResultsEditTableProps) {
  const messages = useMessages(editingCatalogues);
  const byRow = useMemo(() => shifts && new Map(shifts.map((shift) => [shift.rowId, shift])), [shifts]);
  const columns = useMemo(
    () => resultsEditColumns({ messages, chosen, onChoose, shifts: byRow, renderDecision }),
    [messages, chosen, onChoose, byRow, renderDecision],
  );

  return (
    <ResultsTable
      {...props}
      columns={columns}
      columnLayout={layout}
      className={clsx(classes.ResultsEditTable, className)}
    />
  );
}
