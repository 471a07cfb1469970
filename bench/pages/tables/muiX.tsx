import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ResultsTableRow } from '../../../packages/tables/src/index.ts';
import { category } from './category.ts';
import { FilterButton } from './FilterButton.tsx';
import { type RowsToShow, servePage } from './tablePage.ts';
import { textColumns } from './textColumns.ts';

const columns: GridColDef<ResultsTableRow>[] = textColumns.map(
  ({ key, label, width, descendingFirst, text, value }) => ({
    field: key,
    headerName: label,
    width,
    sortingOrder: descendingFirst ? ['desc', 'asc'] : ['asc', 'desc'],
    valueGetter: (_, row) => value(row),
    valueFormatter: (_, row) => text(row),
  }),
);
const none = { items: [] };
const filtered = { items: [{ field: 'category', operator: 'equals', value: category }] };
// Maximum page size of the free grid.
const paging = { pagination: { paginationModel: { pageSize: 100 } } };

function Grid({ rows }: RowsToShow) {
  const [filter, setFilter] = useState<typeof none | typeof filtered>(none);
  return (
    <div style={{ height: '100dvh' }}>
      <FilterButton onPress={() => setFilter(filtered)} />
      <DataGrid
        rows={rows}
        columns={columns}
        rowHeight={32}
        filterModel={filter}
        initialState={paging}
        pageSizeOptions={[100]}
      />
    </div>
  );
}

servePage({
  mount: (host, rows) => createRoot(host).render(<Grid rows={rows} />),
  cell: (position, column) =>
    document.querySelector(`.MuiDataGrid-row[data-rowindex="${position}"] [data-field="${column}"]`),
  header: (column) => document.querySelector(`.MuiDataGrid-columnHeader[data-field="${column}"]`),
  root: () => document.querySelector('.MuiDataGrid-root'),
  scroller: () => document.querySelector('.MuiDataGrid-virtualScroller'),
});
