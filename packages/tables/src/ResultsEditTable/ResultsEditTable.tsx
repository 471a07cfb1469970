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
  /** Ids of the selected rows. */
  chosen: ReadonlySet<string>;
  /** Called when a row is selected or deselected; memoize it. If omitted, the protocol is read-only. */
  onChoose?: ((rowId: string, isChosen: boolean) => void) | undefined;
  /** Changes of a dry run; `null` without one. The future places are shown beside the current ones. */
  shifts?: readonly Shift[] | null | undefined;
  /** Renders the decision about a row; memoize it. */
  renderDecision?: ((row: ResultsTableRow) => ReactNode) | undefined;
}

const layout = {};

/**
 * A protocol for making decisions: rows are selected by checkboxes, with the places that would result from a decision.
 */
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
