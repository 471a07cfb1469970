import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { ResultsTableRow } from '../../../packages/tables/src/index.ts';
import { category } from './category.ts';
import { FilterButton } from './FilterButton.tsx';
import { type RowsToShow, servePage } from './tablePage.ts';
import { textColumns } from './textColumns.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

// Plain text in every cell and no animation: the fastest configuration of the grid.
const columns: ColDef<ResultsTableRow>[] = textColumns.map(
  ({ key, label, width, isPinned, descendingFirst, text, value }) => ({
    colId: key,
    headerName: label,
    width,
    pinned: isPinned && 'left',
    filter: key === 'category',
    sortingOrder: descendingFirst ? ['desc', 'asc'] : ['asc', 'desc'],
    valueGetter: ({ data }) => data && value(data),
    valueFormatter: ({ data }) => (data ? text(data) : ''),
  }),
);
const filter = { category: { filterType: 'text', type: 'equals', filter: category } };

function Grid({ rows }: RowsToShow) {
  const grid = useRef<AgGridReact<ResultsTableRow>>(null);
  return (
    <div style={{ height: '100dvh' }}>
      <FilterButton onPress={() => grid.current?.api.setFilterModel(filter)} />
      <AgGridReact ref={grid} rowData={[...rows]} columnDefs={columns} rowHeight={32} animateRows={false} />
    </div>
  );
}

servePage({
  mount: (host, rows) => createRoot(host).render(<Grid rows={rows} />),
  cell: (position, column) => document.querySelector(`.ag-row[row-index="${position}"] [col-id="${column}"]`),
  header: (column) => document.querySelector(`.ag-header-cell[col-id="${column}"] .ag-header-cell-label`),
  root: () => document.querySelector('.ag-root-wrapper'),
  scroller: () => document.querySelector('.ag-grid-viewport'),
});
