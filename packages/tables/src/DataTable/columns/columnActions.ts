import type { TableMessages } from '../../messages/table.ts';
import type { AnyColumn } from '../model/column.ts';
import { type ColumnLayout, narrowestPx } from '../model/columnLayout.ts';
import { columnName } from '../model/columnName.ts';
import { moveColumn, visibleColumns } from './arrangeColumns.ts';
import { dragColumn } from './dragColumn.ts';
import type { Widths } from './useColumns.ts';

/** The columns to arrange, and the callbacks of a change. */
export interface ArrangedColumns {
  columns: readonly AnyColumn[];
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
  announce: (text: string) => void;
  messages: TableMessages;
}

const stepPx = 10;

/** Moves a column to where the pointer pressed on its header drops it. */
export function drag(arranged: ArrangedColumns, key: string, press: PointerEvent, header: HTMLElement): void {
  // Its handle resizes.
  if (press.target instanceof Element && press.target.closest('[aria-hidden]')) return;
  dragColumn(press, header, (position) => move(arranged, key, position));
}

/** Moves a column to a position among the displayed ones and announces it. */
function move(arranged: ArrangedColumns, key: string, position: number): void {
  const { columns, layout, onLayout, announce, messages } = arranged;
  const next = moveColumn(columns, layout, key, position);
  const { keys } = visibleColumns(columns, next);
  if (next !== layout) onLayout(next);
  announce(messages.movedColumn(columnName(columns, key), keys.indexOf(key) + 1, keys.length));
}

/** Moves a column by one position, `by` -1 or 1. */
export function moveBy(arranged: ArrangedColumns, key: string, by: number): void {
  move(arranged, key, visibleColumns(arranged.columns, arranged.layout).keys.indexOf(key) + by);
}

/** Widens or narrows a column by one step, `by` 1 or -1; `widths` are the current widths of all columns. */
export function resizeBy(arranged: ArrangedColumns, key: string, widths: Widths, by: number): void {
  const { columns, layout, onLayout, announce, messages } = arranged;
  const own = widths[key] ?? columns.find((each) => each.key === key)?.width ?? 0;
  const px = Math.max(own + by * stepPx, narrowestPx);
  onLayout({ ...layout, widths: { ...widths, [key]: px } });
  announce(messages.resizedColumn(columnName(columns, key), px));
}
