import type { RefObject } from 'react';
import type { ScrollToIndex } from '../model/tableHandle.ts';

export interface ScrollTarget {
  table: HTMLTableElement;
  /** Counted from 0 in the whole body. */
  line: number;
  /** Number of lines above the body: `aria-rowindex` counts them. */
  headRows: number;
  /** Scrolls a virtualized body. */
  scrollToIndex: RefObject<ScrollToIndex | null>;
}

// Five seconds: a busy machine may render late.
const framesToWait = 300;

/** Scrolls a row into the middle, waits until a virtualized body has rendered it, focuses and highlights it. */
export async function scrollToRow({ table, line, headRows, scrollToIndex }: ScrollTarget) {
  const isVirtualized = table.hasAttribute('aria-rowcount');
  const find = () =>
    isVirtualized
      ? table.querySelector<HTMLElement>(`tbody > [aria-rowindex="${line + headRows + 1}"]`)
      : table.querySelector<HTMLElement>(`tbody > :nth-child(${line + 1})`);
  scrollToIndex.current?.(line);
  let row = find();
  for (let frame = 0; isVirtualized && !row && frame < framesToWait; frame++) {
    // oxlint-disable-next-line no-await-in-loop -- each frame may render it.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    row = find();
  }
  if (!row) return;

  row.scrollIntoView({ block: 'center', inline: 'nearest' });
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
  row.toggleAttribute('data-found', true);
  row.addEventListener('blur', () => row.removeAttribute('data-found'), { once: true });
}
