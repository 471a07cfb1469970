import type { AnyColumn } from './column.ts';

/** An arrangement of the columns by their keys; everything else is as in the column definitions. */
export interface ColumnLayout {
  /** Columns switched on or off. */
  shown?: Readonly<Record<string, boolean>> | undefined;
  /** The columns that come first, in this order; the others follow in the order of their definitions. */
  order?: readonly string[] | undefined;
  /** All columns that stay when the table scrolls sideways. */
  pinned?: readonly string[] | undefined;
  /** Widths in pixels. */
  widths?: Readonly<Record<string, number>> | undefined;
}

/** A column is never narrower, in pixels. */
export const narrowestPx = 32;

/** The keys of all columns in the order of the layout. */
export function orderedKeys(columns: readonly AnyColumn[], { order = [] }: ColumnLayout): string[] {
  const keys = columns.map(({ key }) => key);
  return [...new Set([...order.filter((key) => keys.includes(key)), ...keys])];
}

/** Whether a column is shown. */
export function isColumnShown({ key, isShown = true, isEmpty = false }: AnyColumn, { shown }: ColumnLayout): boolean {
  return !isEmpty && (shown?.[key] ?? isShown);
}

/** The pinned columns in their order; by default the leading columns with a pin. */
export function pinnedKeys(columns: readonly AnyColumn[], layout: ColumnLayout): string[] {
  return orderedKeys(columns, layout).filter((key) => (layout.pinned ?? recipePins(columns, layout)).includes(key));
}

function recipePins(columns: readonly AnyColumn[], layout: ColumnLayout): string[] {
  const shown = columns.filter((column) => isColumnShown(column, layout));
  const end = shown.findIndex(({ pin }) => pin === undefined);
  return shown.slice(0, end < 0 ? undefined : end).map(({ key }) => key);
}
