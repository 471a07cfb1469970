import '@mantine/core/styles.css';
import 'mantine-datatable/styles.css';
import './textTable.css';
import { MantineProvider } from '@mantine/core';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ResultsTableRow } from '../../../packages/tables/src/index.ts';
import { ofCategory } from './category.ts';
import { FilterButton } from './FilterButton.tsx';
import { pressed, sortedRows, type TextOrder } from './sortedRows.ts';
import { type RowsToShow, servePage } from './tablePage.ts';
import { textColumns } from './textColumns.ts';
import { textTable } from './textTable.ts';

const columns: DataTableColumn<ResultsTableRow>[] = textColumns.map(({ key, label, width, text }) => ({
  accessor: key,
  title: label,
  width,
  sortable: true,
  render: text,
  customCellAttributes: () => ({ 'data-column': key }),
}));

function Mantine({ rows }: RowsToShow) {
  const [isFiltered, setFiltered] = useState(false);
  const [order, setOrder] = useState<TextOrder | null>(null);
  const records = useMemo(
    () => [...sortedRows(isFiltered ? ofCategory(rows) : rows, order)],
    [rows, isFiltered, order],
  );
  return (
    <MantineProvider>
      <FilterButton onPress={() => setFiltered(true)} />
      <DataTable
        height="100dvh"
        records={records}
        columns={columns}
        idAccessor="id"
        rowClassName="row"
        sortStatus={{ columnAccessor: order?.column.key ?? '', direction: order?.ascending === false ? 'desc' : 'asc' }}
        onSortStatusChange={({ columnAccessor }) => setOrder(pressed(String(columnAccessor), order))}
      />
    </MantineProvider>
  );
}

servePage({
  ...textTable,
  mount: (host, rows) => createRoot(host).render(<Mantine rows={rows} />),
  header: (column) =>
    document.querySelectorAll<HTMLElement>('thead th').item(textColumns.findIndex(({ key }) => key === column)),
  scroller: () => document.querySelector('.mantine-ScrollArea-viewport'),
});
