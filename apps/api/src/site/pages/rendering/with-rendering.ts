import type { PageSettings } from '@otryv/contract/cookies';
import type { Rendering } from '@otryv/contract/rendering';

/** The page with its markup, and what the portal takes it over with. */
export function withRendering(page: string, { markup, preloads, state }: Rendering, { theme }: PageSettings): string {
  const data = `<script type="application/json" id="otryv-state">${state}</script>`;
  const themed = theme === null ? page : page.replace('<html', `<html data-theme="${theme}"`);
  return themed
    .replace('</head>', () => `${preloads}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>${data}`);
}
