import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { createRoot } from 'react-dom/client';
import type { ResultsTableRow } from '../../../packages/tables/src/index.ts';
import { servePage } from './tablePage.ts';
import { textColumns } from './textColumns.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

// Plain text in every cell and no animation: the fastest that the grid can be.
const columns: ColDef<ResultsTableRow>[] = textColumns.map(
  ({ key, label, width, isPinned, descendingFirst, text, value }) => ({
    colId: key,
    headerName: label,
    width,
    pinned: isPinned && 'left',
    sortingOrder: descendingFirst ? ['desc', 'asc'] : ['asc', 'desc'],
    valueGetter: ({ data }) => data && value(data),
    valueFormatter: ({ data }) => (data ? text(data) : ''),
  }),
);

servePage({
  mount: (host, rows) =>
    createRoot(host).render(
      <div style={{ height: '100dvh' }}>
        <AgGridReact<ResultsTableRow> rowData={[...rows]} columnDefs={columns} rowHeight={32} animateRows={false} />
      </div>,
    ),
  cell: (position, column) => document.querySelector(`.ag-row[row-index="${position}"] [col-id="${column}"]`),
  header: (column) => document.querySelector(`.ag-header-cell[col-id="${column}"] .ag-header-cell-label`),
  root: () => document.querySelector('.ag-root-wrapper'),
});
