import type { ResultsTableRow } from '../../../packages/tables/src/index.ts';
import { servePage } from './tablePage.ts';
import { type TextColumn, textColumns } from './textColumns.ts';
import './plainWindow.css';

const rowPx = 32;
let shown: readonly ResultsTableRow[] = [];
let sorted: { column: TextColumn; ascending: boolean } | null = null;

/** The rows in sight as text, and room above and below: nothing else. */
function draw(body: HTMLElement, top: number): void {
  const from = Math.max(Math.floor(top / rowPx) - 3, 0);
  const rows = shown.slice(from, from + Math.ceil(innerHeight / rowPx) + 6);
  const room = (count: number) =>
    `<tr><td colspan="${textColumns.length}" style="height:${count * rowPx}px"></td></tr>`;
  const cells = (row: ResultsTableRow) =>
    textColumns.map(({ key, text }) => `<td data-column="${key}">${text(row)}</td>`).join('');
  body.innerHTML = `${room(from)}${rows.map((row) => `<tr class="row">${cells(row)}</tr>`).join('')}${room(shown.length - from - rows.length)}`;
}

function sort(column: TextColumn): void {
  const ascending = sorted?.column === column ? !sorted.ascending : !column.descendingFirst;
  sorted = { column, ascending };
  const sign = ascending ? 1 : -1;
  shown = shown.toSorted((a, b) => sign * (Number(column.value(a)) - Number(column.value(b))));
}

servePage({
  mount: (host, rows) => {
    shown = rows;
    const heads = textColumns.map(
      ({ key, label, width }) => `<th data-column="${key}" style="width:${width}px">${label}</th>`,
    );
    host.innerHTML = `<div class="scroller"><table><thead><tr>${heads.join('')}</tr></thead><tbody></tbody></table></div>`;
    const [scroller, body] = [host.querySelector('.scroller'), host.querySelector('tbody')];
    if (!scroller || !body) return;
    draw(body, 0);
    scroller.addEventListener('scroll', () => draw(body, scroller.scrollTop));
    for (const [at, head] of host.querySelectorAll('th').entries()) {
      head.addEventListener('click', () => {
        const column = textColumns[at];
        if (column) sort(column);
        draw(body, scroller.scrollTop);
      });
    }
  },
  cell: (position, column) =>
    document.querySelectorAll('.row')[position]?.querySelector(`[data-column="${column}"]`) ?? null,
  header: (column) => document.querySelector(`thead [data-column="${column}"]`),
  root: () => document.querySelector('table'),
});
