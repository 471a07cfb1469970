import type { PageSettings } from '@otryv/contract/cookies';
import type { Rendering } from '@otryv/contract/rendering';

/** Root element, which has a text for readers without scripts until it is rendered. */
const root = /<div id="root">.*?<\/div>/s;

/** Adds the markup and its hydration data to the page. */
export function withRendering(
  page: string,
  { markup, preloads, state }: Pick<Rendering, 'markup' | 'preloads' | 'state'>,
  { theme }: PageSettings,
): string {
  const data = `<script type="application/json" id="otryv-state">${state}</script>`;
  const themed = theme === null ? page : page.replace('data-theme="system"', `data-theme="${theme}"`);
  return themed
    .replace('</head>', () => `${preloads}</head>`)
    .replace(root, () => `<div id="root">${markup}</div>${data}`);
}
