import type { ResultsTableRow } from '../../../packages/tables/src/index.ts';
import { addFilterButton } from './addFilterButton.ts';
import { ofCategory } from './category.ts';
import { pressed, sortedRows, type TextOrder } from './sortedRows.ts';
import { servePage } from './tablePage.ts';
import { textColumns } from './textColumns.ts';
import { textTable } from './textTable.ts';
import './textTable.css';

const rowPx = 32;
let shown: readonly ResultsTableRow[] = [];
let order: TextOrder | null = null;

/** Renders the visible rows as text, and space above and below: nothing else. */
function draw(body: HTMLElement, top: number): void {
  const from = Math.max(Math.floor(top / rowPx) - 3, 0);
  const rows = shown.slice(from, from + Math.ceil(innerHeight / rowPx) + 6);
  const room = (count: number) =>
    `<tr><td colspan="${textColumns.length}" style="height:${count * rowPx}px"></td></tr>`;
  const cells = (row: ResultsTableRow) =>
    textColumns.map(({ key, text }) => `<td data-column="${key}">${text(row)}</td>`).join('');
  body.innerHTML = `${room(from)}${rows.map((row) => `<tr class="row">${cells(row)}</tr>`).join('')}${room(shown.length - from - rows.length)}`;
}

servePage({
  ...textTable,
  mount: (host, rows) => {
    shown = rows;
    const heads = textColumns.map(
      ({ key, label, width }) => `<th data-column="${key}" style="width:${width}px">${label}</th>`,
    );
    host.innerHTML = `<div class="scroller"><table><thead><tr>${heads.join('')}</tr></thead><tbody></tbody></table></div>`;
    const [scroller, body] = [host.querySelector('.scroller'), host.querySelector('tbody')];
    if (!scroller || !body) return;
    const show = (next: readonly ResultsTableRow[]) => {
      shown = next;
      draw(body, scroller.scrollTop);
    };
    show(rows);
    scroller.addEventListener('scroll', () => draw(body, scroller.scrollTop));
    addFilterButton(() => show(ofCategory(shown)));
    for (const head of host.querySelectorAll('th')) {
      head.addEventListener('click', () => {
        order = pressed(head.dataset.column ?? '', order);
        show(sortedRows(shown, order));
      });
    }
  },
});
