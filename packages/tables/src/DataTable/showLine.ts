import type { ScrollToLine } from './tableHandle.ts';

export interface LineInTable {
  table: HTMLTableElement;
  /** Counted from 0 in the whole body. */
  line: number;
  /** Lines over the body: `aria-rowindex` counts them. */
  headRows: number;
  /** Without it every line is in the page. */
  scrollToLine: ScrollToLine | null;
}

const framesToWait = 30;

/** Brings a line into the middle, waits until a windowed body has drawn it, then focuses it and lights it up. */
export async function showLine({ table, line, headRows, scrollToLine }: LineInTable) {
  scrollToLine?.(line);
  const find = () =>
    scrollToLine
      ? table.querySelector<HTMLElement>(`tbody > [aria-rowindex="${line + headRows + 1}"]`)
      : table.querySelector<HTMLElement>(`tbody > :nth-child(${line + 1})`);
  let row = find();
  for (let frame = 0; !row && frame < framesToWait; frame++) {
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
