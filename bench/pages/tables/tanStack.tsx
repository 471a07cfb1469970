import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_equals,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { ResultsTableRow } from '../../../packages/tables/src/index.ts';
import { category } from './category.ts';
import { FilterButton } from './FilterButton.tsx';
import { type RowsToShow, servePage } from './tablePage.ts';
import { textColumns } from './textColumns.ts';
import { textTable } from './textTable.ts';
import './textTable.css';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
});
const helper = createColumnHelper<typeof features, ResultsTableRow>();
const columns = textColumns.map(({ key, label, descendingFirst, value, text }) =>
  helper.accessor((row): unknown => value(row), {
    id: key,
    header: label,
    cell: ({ row }) => text(row.original),
    sortDescFirst: descendingFirst,
    sortFn: sortFn_basic,
    filterFn: filterFn_equals,
  }),
);

function TanStack({ rows: data }: RowsToShow) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns, data, enableSortingRemoval: false });
  const { rows } = table.getRowModel();
  // oxlint-disable-next-line react-hooks-js/incompatible-library -- the window is read in each render, never memoized.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 32,
    overscan: 3,
  });
  const items = virtualizer.getVirtualItems();

  return (
    <>
      <FilterButton onPress={() => table.setColumnFilters([{ id: 'category', value: category }])} />
      <div ref={scroller} className="scroller">
        <table>
          <thead>
            {table.getHeaderGroups().map(({ id, headers }) => (
              <tr key={id}>
                {headers.map((header, at) => (
                  <th
                    key={header.id}
                    data-column={header.column.id}
                    style={{ width: textColumns[at]?.width }}
                    onClick={header.column.getToggleSortingHandler()}
                  >
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            <Room px={items[0]?.start ?? 0} />
            {items.map(({ index }) => {
              const row = rows[index];
              return (
                row && (
                  <tr key={row.id} className="row">
                    {row.getAllCells().map((cell) => (
                      <td key={cell.id} data-column={cell.column.id}>
                        <table.FlexRender cell={cell} />
                      </td>
                    ))}
                  </tr>
                )
              );
            })}
            <Room px={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </div>
    </>
  );
}

function Room({ px }: { px: number }) {
  return (
    <tr>
      <td colSpan={textColumns.length} style={{ height: px }} />
    </tr>
  );
}

servePage({ ...textTable, mount: (host, rows) => createRoot(host).render(<TanStack rows={rows} />) });
