import { useMessages } from '@otryv/ui';
import type { KeyboardEvent, MouseEvent, PointerEvent, TouchEvent } from 'react';
import { flushSync } from 'react-dom';
import { tableCatalogues } from '../../messages/table.ts';
import type { AnyColumn } from '../model/column.ts';
import type { ColumnLayout } from '../model/columnLayout.ts';
import type { Widths } from './useColumns.ts';

export interface ArrangementInput {
  columns: readonly AnyColumn[];
  layout: ColumnLayout;
  onLayout: ((layout: ColumnLayout) => void) | undefined;
  isNarrow: boolean;
  freeze: (widths: Widths) => void;
  announce: (text: string) => void;
}

/** Handlers of the headers that arrange the columns. */
export interface Arrangement {
  onPointerDown: (event: PointerEvent<HTMLElement>, key: string) => void;
  /** Alt and an arrow move a column, with Shift they resize it. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>, key: string) => void;
  onGrab: (event: MouseEvent | TouchEvent) => void;
  onReset: (key: string) => void;
}

// Most readers never arrange anything.
const load = () => import('./columnActions.ts');

/** Returns the handlers for arranging by pointer and keys, `null` if the host has fixed the columns. */
export function useArrangement(input: ArrangementInput): Arrangement | null {
  const { columns, layout, onLayout, isNarrow, freeze, announce } = input;
  const messages = useMessages(tableCatalogues);
  if (!onLayout) return null;
  const arranged = { columns, layout, onLayout, announce, messages };

  return {
    onPointerDown: (event, key) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      const { nativeEvent, currentTarget } = event;
      let isHeld = true;
      addEventListener('pointerup', () => (isHeld = false), { once: true });
      void load().then(({ drag }) => isHeld && drag(arranged, key, nativeEvent, currentTarget));
    },
    onKeyDown: (event, key) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (!event.altKey || by === 0) return;
      // Otherwise the browser would navigate away.
      event.preventDefault();
      const widths = event.shiftKey && measured(event.currentTarget, layout, columns, isNarrow);
      void load().then(({ moveBy, resizeBy }) =>
        widths ? resizeBy(arranged, key, widths, by) : moveBy(arranged, key, by),
      );
    },
    onGrab: ({ target }) => {
      if (target instanceof Element) flushSync(() => freeze(measured(target, layout, columns, isNarrow)));
    },
    onReset: (key) => {
      const { [key]: _, ...widths } = layout.widths ?? {};
      onLayout({ ...layout, widths });
    },
  };
}

/** Measures the current widths, so that changing one keeps the others. */
function measured(within: Element, { widths }: ColumnLayout, columns: readonly AnyColumn[], isNarrow: boolean): Widths {
  const headers = within.closest('tr')?.querySelectorAll<HTMLElement>('[data-column]') ?? [];
  const now = [...headers].flatMap(({ dataset: { column = '' }, offsetWidth }) => {
    const isByStyles = isNarrow && columns.some(({ key, pin }) => key === column && pin);
    return offsetWidth > 0 && !isByStyles ? [[column, offsetWidth] as const] : [];
  });
  return { ...widths, ...Object.fromEntries(now) };
}
