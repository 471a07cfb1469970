import 'simple-datatables/dist/style.css';
import './textTable.css';
import { DataTable } from 'simple-datatables';
import type { ResultsTableRow } from '../../../packages/tables/src/index.ts';
import { addFilterButton } from './addFilterButton.ts';
import { category } from './category.ts';
import { servePage } from './tablePage.ts';
import { textColumns } from './textColumns.ts';
import { textTable } from './textTable.ts';

const placeOf = (column: string) => textColumns.findIndex(({ key }) => key === column);
const cellsOf = (row: ResultsTableRow) =>
  textColumns
    .map(({ key, text, value }) => `<td data-column="${key}" data-order="${value(row)}">${text(row)}</td>`)
    .join('');

servePage({
  ...textTable,
  mount: (host, rows) => {
    const heads = textColumns.map(({ label }) => `<th>${label}</th>`).join('');
    const body = rows.map((row) => `<tr class="row">${cellsOf(row)}</tr>`).join('');
    host.innerHTML = `<table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`;
    const element = host.querySelector('table');
    if (!element) return;
    const table = new DataTable(element, {
      paging: false,
      fixedColumns: false,
      type: 'string',
      columns: textColumns.map(({ descendingFirst }, select) => ({
        select,
        sortSequence: descendingFirst ? ['desc', 'asc'] : ['asc', 'desc'],
      })),
    });
    addFilterButton(() => table.search(category, [placeOf('category')]));
  },
  header: (column) => document.querySelectorAll('thead th').item(placeOf(column)).querySelector('button'),
  scroller: () => document.scrollingElement,
});
