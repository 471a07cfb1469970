import type { AnyColumn } from '../model/column.ts';
import { type ColumnLayout, isColumnShown, orderedKeys, pinnedKeys } from '../model/columnLayout.ts';

/** Returns the keys of the displayed columns in order, and the number of pinned ones. */
export function visibleColumns(
  columns: readonly AnyColumn[],
  layout: ColumnLayout,
): { keys: string[]; pinned: number } {
  const shown = new Set(columns.filter((column) => isColumnShown(column, layout)).map(({ key }) => key));
  const pinned = pinnedKeys(columns, layout).filter((key) => shown.has(key));
  const others = orderedKeys(columns, layout).filter((key) => shown.has(key) && !pinned.includes(key));
  return { keys: [...pinned, ...others], pinned: pinned.length };
}

/**
 * Moves a displayed column to a position among the displayed ones, counted from 0.
 *
 * A pinned column stays among the pinned ones, and any other one behind them.
 */
export function moveColumn(
  columns: readonly AnyColumn[],
  layout: ColumnLayout,
  key: string,
  position: number,
): ColumnLayout {
  const { keys, pinned } = visibleColumns(columns, layout);
  const from = keys.indexOf(key);
  const [first, last] = from < pinned ? [0, pinned - 1] : [pinned, keys.length - 1];
  const to = Math.min(Math.max(position, first), last);
  const neighbour = keys[to];
  if (from < 0 || to === from || neighbour === undefined) return layout;
  const others = orderedKeys(columns, layout).filter((each) => each !== key);
  const at = others.indexOf(neighbour) + (to > from ? 1 : 0);

  return withOrder(columns, layout, others.toSpliced(at, 0, key));
}

/** Pins or unpins a displayed column. */
export function pinColumn(
  columns: readonly AnyColumn[],
  layout: ColumnLayout,
  key: string,
  isPinned: boolean,
): ColumnLayout {
  const { pinned: _, ...own } = layout;
  const others = pinnedKeys(columns, layout).filter((each) => each !== key);
  const pinned = isPinned ? [...others, key] : others;
  return isSameSet(pinned, pinnedKeys(columns, own)) ? own : { ...own, pinned };
}

// Only the keys that a layout must list, to keep links with it short.
function withOrder(columns: readonly AnyColumn[], layout: ColumnLayout, order: readonly string[]): ColumnLayout {
  const { order: _, ...own } = layout;
  const isEnough = (named: number) =>
    orderedKeys(columns, { order: order.slice(0, named) }).every((key, at) => key === order[at]);
  const named = order.findIndex((_, count) => isEnough(count));
  return named === 0 ? own : { ...own, order: order.slice(0, named < 0 ? undefined : named) };
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((key) => other.includes(key));
