import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPages } from '../browser/buildPages.ts';
import { type Served, type Site, serveFolder } from '../browser/serveFolder.ts';

const html = (head: string, body: string): Served => ({
  type: 'text/html; charset=utf-8',
  body: Buffer.from(
    `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>Клуб</title>${head}</head><body><h1>Клуб</h1>${body}</body></html>`,
  ),
});

/** Serves the pages of a club that show the same protocol in different ways, on a separate origin. */
export async function serveClub(portal: string, raceId: number, protocol: Served): Promise<Site> {
  const folder = await buildPages({ folder: 'embed', names: ['agGrid'] });
  return serveFolder(folder, {
    '/element': html(
      `<script async src="${portal}/embed/v1.js"></script>`,
      `<otryv-results event="${raceId}"><a href="${portal}/race/results/${raceId}">Протокол</a></otryv-results>`,
    ),
    '/frame': html(
      '',
      `<iframe src="${portal}/embed/results/${raceId}" title="Протокол" width="100%" height="800"></iframe>`,
    ),
    '/agGrid': { type: 'text/html; charset=utf-8', body: await readFile(join(folder, 'agGrid.html')) },
    '/protocol': protocol,
  });
}
