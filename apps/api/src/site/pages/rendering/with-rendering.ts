import type { PageSettings } from '@otryv/contract/cookies';
import type { Rendering } from '@otryv/contract/rendering';

/** Until it is rendered it has words for readers without scripts. */
const root = /<div id="root">.*?<\/div>/s;

/** The page with its markup, and what the portal takes it over with. */
export function withRendering(page: string, { markup, preloads, state }: Rendering, { theme }: PageSettings): string {
  const data = `<script type="application/json" id="otryv-state">${state}</script>`;
  const themed = theme === null ? page : page.replace('data-theme="system"', `data-theme="${theme}"`);
  return themed
    .replace('</head>', () => `${preloads}</head>`)
    .replace(root, () => `<div id="root">${markup}</div>${data}`);
}
