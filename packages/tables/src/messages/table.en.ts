/* Built from table.en.icu.json by tools/messages. */
export const en = {
  loading: 'Loading...',
  sortedBy: (before: string | undefined, column: string, ascending: boolean): string =>
    `${before === undefined ? 'Order: ' : `${before}; then `}${column}, ${ascending ? 'ascending' : 'descending'}`,
  sortKey: (column: string, order: number, ascending: boolean): string =>
    `${column}: key ${order} of the order, ${ascending ? 'ascending' : 'descending'}`,
  more: (count: number): string => `${count} more`,
  row: 'Row',
  openCard: (name: string): string => `All data: ${name}`,
  changed: 'changed since your last visit',
  printed: (at: string): string => `Printed ${at}.`,
};
