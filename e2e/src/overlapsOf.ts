import type { Page } from '@playwright/test';

/**
 * Describes table cells whose texts overlap or are clipped in their header; text scrolled under pinned columns is
 * ignored.
 */
export async function overlapsOf(page: Page, tables = 'main table'): Promise<string[]> {
  return page.evaluate((selector) => {
    const faults = new Set<string>();
    const linesOf = (cell: Element): DOMRect[] => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const rects: DOMRect[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode;
        const box = text.parentElement?.getBoundingClientRect();
        // A pixel wide: text for screen readers.
        if (!text.textContent?.trim() || !box || box.width <= 1) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        rects.push(...[...range.getClientRects()].map((rect) => shownOf(rect, text.parentElement, cell)));
      }
      return rects;
    };
    // The text of a name that ends in an ellipsis is measured completely.
    const shownOf = (rect: DOMRect, from: Element | null, cell: Element): DOMRect => {
      let { left, right } = rect;
      for (let part = from; part && cell.contains(part); part = part.parentElement) {
        if (!/hidden|clip/.test(getComputedStyle(part).overflowX)) continue;
        const box = part.getBoundingClientRect();
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
      }
      return new DOMRect(left, rect.top, right - left, rect.height);
    };
    const areOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    for (const table of document.querySelectorAll(selector)) {
      table.parentElement?.scrollTo({ left: 0, behavior: 'instant' });
      for (const row of [
        ...table.querySelectorAll('thead tr'),
        ...[...table.querySelectorAll('tbody tr')].slice(0, 3),
      ]) {
        const cells = [...row.children].filter((cell) => cell.checkVisibility({ visibilityProperty: true }));
        const texts = cells.map(linesOf);
        for (const [at, cell] of cells.entries()) {
          const name = `«${cell.textContent?.trim()}» of «${table.querySelector('caption')?.textContent}»`;
          const next = texts[at + 1] ?? [];
          if (texts[at]?.some((one) => next.some((other) => areOver(one, other))))
            faults.add(`${name} over «${cells[at + 1]?.textContent?.trim()}»`);
          if (cell.closest('thead') === null) continue;
          const cut = [cell, ...cell.querySelectorAll<HTMLElement>('*')].find((part) => {
            const { overflowX } = getComputedStyle(part);
            return /hidden|clip/.test(overflowX) && part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1;
          });
          if (cut) faults.add(`${name} is cut`);
        }
      }
    }
    return [...faults];
  }, tables);
}
