/* Built from table.en.icu.json by tools/messages. */
export const en = {
  loading: 'Loading...',
  sorting: 'Sort by',
  sortedBy: (before: string | undefined, column: string, ascending: boolean): string =>
    `${before === undefined ? 'Order: ' : `${before}; then `}${column}, ${ascending ? 'ascending' : 'descending'}`,
  sortKey: (column: string, order: number, ascending: boolean): string =>
    `${column}: key ${order} of the order, ${ascending ? 'ascending' : 'descending'}`,
  movedColumn: (column: string, position: number, count: number): string => `Column ${column}: ${position} of ${count}`,
  resizedColumn: (column: string, width: number): string => `Column ${column}: ${width} px wide`,
  more: (count: number): string => `${count} more`,
  row: 'Row',
  openCard: (name: string): string => `All data: ${name}`,
  changed: 'changed since your last visit',
  printed: (at: string): string => `Printed ${at}.`,
};
