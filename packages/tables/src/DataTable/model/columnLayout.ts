import type { AnyColumn } from './column.ts';

/** An arrangement of the columns by their keys; everything else follows the column definitions. */
export interface ColumnLayout {
  /** Columns switched on or off. */
  shown?: Readonly<Record<string, boolean>> | undefined;
  /** The leading columns, in this order; the others follow in the order of their definitions. */
  order?: readonly string[] | undefined;
  /** All columns that stay in view during horizontal scrolling. */
  pinned?: readonly string[] | undefined;
  /** Widths in pixels. */
  widths?: Readonly<Record<string, number>> | undefined;
}

/** Minimum width of a column, in pixels. */
export const narrowestPx = 32;

/** Returns the keys of all columns in the order of the layout. */
export function orderedKeys(columns: readonly AnyColumn[], { order = [] }: ColumnLayout): string[] {
  const keys = columns.map(({ key }) => key);
  return [...new Set([...order.filter((key) => keys.includes(key)), ...keys])];
}

/** Whether a column is displayed. */
export function isColumnShown({ key, isShown = true, isEmpty = false }: AnyColumn, { shown }: ColumnLayout): boolean {
  return !isEmpty && (shown?.[key] ?? isShown);
}

/** Returns the pinned columns in order; by default the leading columns with a pin. */
export function pinnedKeys(columns: readonly AnyColumn[], layout: ColumnLayout): string[] {
  return orderedKeys(columns, layout).filter((key) => (layout.pinned ?? recipePins(columns, layout)).includes(key));
}

function recipePins(columns: readonly AnyColumn[], layout: ColumnLayout): string[] {
  const shown = columns.filter((column) => isColumnShown(column, layout));
  const end = shown.findIndex(({ pin }) => pin === undefined);
  return shown.slice(0, end < 0 ? undefined : end).map(({ key }) => key);
}
