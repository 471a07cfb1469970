import { useMemo } from 'react';
import type { TableOrder } from '../DataTable/index.ts';
import { useTableOrder } from '../DataTable/order/useTableOrder.ts';
import { useControllable } from '../DataTable/state/useControllable.ts';
import { usePrinting } from '../DataTable/state/usePrinting.ts';
import type { StageResultsTableRow } from '../rows/stageResultsTableRow.ts';
import { pageOfRows } from './stagePages.ts';
import type { StageView } from './useStageView.tsx';

export interface StagePageInput {
  view: StageView;
  sort: TableOrder;
  page: number | undefined;
  onPage: ((page: number) => void) | undefined;
  pageSize: number | undefined;
  onPageSize: ((rows: number) => void) | undefined;
  /** Number of pages if the host paginates. */
  pageCount: number | undefined;
}

const rowsAtFirst = 25;
const isLast = ({ disqualification }: StageResultsTableRow) => disqualification !== null;
const thenBy = ({ finishTime }: StageResultsTableRow) => finishTime;

/**
 * Returns the current page of a protocol, in the selected order; all of it in print, and with server-side pagination.
 */
export function useStagePage({ view, sort, pageCount, ...given }: StagePageInput) {
  const [page, setPage] = useControllable(given.page, 1, given.onPage);
  const [pageSize, setPageSize] = useControllable(given.pageSize, rowsAtFirst, given.onPageSize);
  const isPrinting = usePrinting();
  const isCutElsewhere = pageCount !== undefined;
  const rows = view.shown;
  const lines = useTableOrder({ rows, columns: view.columns, sort, thenBy, isLast, isOrdered: isCutElsewhere });
  const ordered = useMemo(() => lines.order.flatMap((index) => rows[index] ?? []), [lines, rows]);
  const cut = useMemo(() => pageOfRows(ordered, page, pageSize), [ordered, page, pageSize]);
  const shown = isCutElsewhere || isPrinting ? ordered : cut.rows;
  const where = isCutElsewhere ? { page, pageCount } : { page: cut.page, pageCount: cut.pageCount };

  // The page of a row by its index in the whole order.
  const pageAt = isCutElsewhere ? null : (index: number) => Math.floor(index / pageSize) + 1;

  return { ...where, rows: shown, ordered, pageAt, setPage, pageSize, setPageSize };
}
