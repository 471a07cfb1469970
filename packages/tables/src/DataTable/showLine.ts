import type { RefObject } from 'react';
import type { ScrollToLine } from './tableHandle.ts';

export interface LineInTable {
  table: HTMLTableElement;
  /** Counted from 0 in the whole body. */
  line: number;
  /** Lines over the body: `aria-rowindex` counts them. */
  headRows: number;
  /** Scrolls a windowed body. */
  scrollToLine: RefObject<ScrollToLine | null>;
}

// Five seconds: a busy machine may draw late.
const framesToWait = 300;

/** Brings a line into the middle, waits until a windowed body has drawn it, then focuses it and lights it up. */
export async function showLine({ table, line, headRows, scrollToLine }: LineInTable) {
  const isWindowed = table.hasAttribute('aria-rowcount');
  const find = () =>
    isWindowed
      ? table.querySelector<HTMLElement>(`tbody > [aria-rowindex="${line + headRows + 1}"]`)
      : table.querySelector<HTMLElement>(`tbody > :nth-child(${line + 1})`);
  scrollToLine.current?.(line);
  let row = find();
  for (let frame = 0; isWindowed && !row && frame < framesToWait; frame++) {
    // oxlint-disable-next-line no-await-in-loop -- each frame may draw it.
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
