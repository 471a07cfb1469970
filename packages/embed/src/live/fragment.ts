import { trusted } from './trusted.ts';

/** A server-rendered embed. */
export interface Fragment {
  /** Element with the markup, detached from any document. */
  container: HTMLElement;
  /** JSON text of the rendered state; `null` if the server rendered a message instead. */
  state: string | null;
  /** How far the clock of the device is ahead of the server's, in milliseconds; `null` if unknown. */
  clockSkewMs: number | null;
}

/** Parses the text of a fragment; `null` if it is none, such as a proxy's page. */
export function fragmentOf(html: string, clockSkewMs: number | null): Fragment | null {
  const template = document.createElement('template');
  // Runs no scripts: those in a template are inert.
  template.innerHTML = trusted().createHTML(html);
  const container = template.content.querySelector<HTMLElement>('.otryv-embed');
  const state = template.content.querySelector('.otryv-embed-state')?.textContent ?? null;
  return container && { container, state, clockSkewMs };
}

/** Returns the seconds until the next refresh; 0 for never. */
export function refreshOf({ dataset }: HTMLElement): number {
  return Number(dataset.refresh) || 0;
}
