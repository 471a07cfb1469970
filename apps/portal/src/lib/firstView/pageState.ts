import { scriptJson } from '@otryv/contract/rendering';
import type { FirstRead, FirstView } from './firstView.ts';

/** First view as the server writes it into the page. */
export interface PageState extends FirstView {
  /** Reads that the page shows, by address; `null` for a long one, which the browser fetches itself. */
  reads: Readonly<Record<string, FirstRead | null>>;
}

export const pageStateId = 'otryv-state';

/** Serializes the state as JSON for a script element. */
export function writePageState(state: PageState): string {
  return scriptJson(state);
}

/** Returns the state that the server has written into this page; `null` if it has rendered nothing. */
export function readPageState(): PageState | null {
  const text = document.getElementById(pageStateId)?.textContent ?? '';
  return text === '' ? null : JSON.parse(text);
}

let shown: ReadonlySet<string> = new Set();
let shownAt = '';

/** Records the reads embedded in the current page: their first use sends no request. */
export function keepFirstReads(addresses: Iterable<string>): void {
  shown = new Set(addresses);
  shownAt = location.pathname;
}

/** Forgets the embedded reads once the reader has navigated away. */
export function forgetFirstReads(): void {
  shown = new Set();
}

export function isFirstRead(address: string | null): boolean {
  return address !== null && shown.has(address) && location.pathname === shownAt;
}
