import { trusted } from './trusted.ts';

/** What the server rendered of an embed. */
export interface Fragment {
  /** The element with the markup, which is in no document yet. */
  container: HTMLElement;
  /** JSON text of what it was rendered from; `null` where the server says that there is nothing. */
  state: string | null;
}

/** The parts of a fragment's text; `null` where it is none, such as a page of a proxy. */
export function fragmentOf(html: string): Fragment | null {
  const template = document.createElement('template');
  // It runs no scripts: those of a template are inert.
  template.innerHTML = trusted().createHTML(html);
  const container = template.content.querySelector<HTMLElement>('.otryv-embed');
  const state = template.content.querySelector('.otryv-embed-state')?.textContent ?? null;
  return container && { container, state };
}

/** Seconds until the contents are asked for again; 0 for never. */
export function refreshOf({ dataset }: HTMLElement): number {
  return Number(dataset.refresh) || 0;
}
