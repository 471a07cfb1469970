import type { TableOrder } from '@otryv/tables';

/** The order of a table as the address has it: keys of columns, a minus for descending. */
export function toSort(text: string): TableOrder | undefined {
  if (text === '') return undefined;
  return text.split(',').map((key) => ({ column: key.replace(/^-/, ''), ascending: !key.startsWith('-') }));
}

/** An order as it is written into the address. */
export function fromSort(order: TableOrder): string {
  return order.map(({ column, ascending }) => (ascending ? column : `-${column}`)).join(',');
}
