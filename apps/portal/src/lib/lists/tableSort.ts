import type { TableOrder } from '@otryv/tables';

/** Parses the order of a table from the address: column keys, a minus for descending. */
export function toSort(text: string): TableOrder | undefined {
  if (text === '') return undefined;
  return text.split(',').map((key) => ({ column: key.replace(/^-/, ''), ascending: !key.startsWith('-') }));
}

/** Formats an order for the address. */
export function fromSort(order: TableOrder): string {
  return order.map(({ column, ascending }) => (ascending ? column : `-${column}`)).join(',');
}
