import type { Table } from './tablePage.ts';
import { textColumns } from './textColumns.ts';

/** All columns shown. */
export const allColumns = { shown: Object.fromEntries(textColumns.map(({ key }) => [key, true])) };

const rowsOf = () => document.querySelectorAll('tbody tr:has(th[scope="row"])');

/** Locators for our table. */
export const oursTable: Omit<Table, 'mount'> = {
  cell: (position, column) => rowsOf()[position]?.querySelector(`[data-column="${column}"]`) ?? null,
  header: (column) => document.querySelector(`thead [data-column="${column}"] button`),
  root: () => document.querySelector('table'),
  scroller: () => document.querySelector('section:has(> table)'),
};
