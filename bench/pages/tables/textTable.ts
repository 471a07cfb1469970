import type { Table } from './tablePage.ts';

/** Locators for a table that marks its rows and cells as our plain-text pages do. */
export const textTable: Omit<Table, 'mount'> = {
  cell: (position, column) =>
    document.querySelectorAll('.row')[position]?.querySelector(`[data-column="${column}"]`) ?? null,
  header: (column) => document.querySelector(`thead [data-column="${column}"]`),
  root: () => document.querySelector('table'),
  scroller: () => document.querySelector('.scroller'),
};
