import { scriptJson } from '@otryv/contract/rendering';
import type { FirstRead, FirstView } from './firstView.ts';

/** The first view as the server writes it into the page. */
export interface PageState extends FirstView {
  /** The reads that the page shows, by their addresses; `null` for a long one, which the browser fetches itself. */
  reads: Readonly<Record<string, FirstRead | null>>;
}

export const pageStateId = 'otryv-state';

/** The state as JSON text for a script. */
export function writePageState(state: PageState): string {
  return scriptJson(state);
}

/** What the server has written into this page; `null` where it has rendered nothing. */
export function readPageState(): PageState | null {
  const text = document.getElementById(pageStateId)?.textContent ?? '';
  return text === '' ? null : JSON.parse(text);
}

let shown: ReadonlySet<string> = new Set();
let shownAt = '';

/** The reads that came with the page that is open: what shows them first does not send them. */
export function keepFirstReads(addresses: Iterable<string>): void {
  shown = new Set(addresses);
  shownAt = location.pathname;
}

/** Nothing came with the page any more: the reader has moved on. */
export function forgetFirstReads(): void {
  shown = new Set();
}

export function isFirstRead(address: string | null): boolean {
  return address !== null && shown.has(address) && location.pathname === shownAt;
}
