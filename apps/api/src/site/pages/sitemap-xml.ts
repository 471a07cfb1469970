export interface SitemapPage {
  path: string;
  /** Last change of the page's content, as `lastmod`; `null` if it is not stored. */
  changedAt: Date | null;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Builds a sitemap of these pages, as in sitemaps.org. */
export function sitemapOf(pages: readonly SitemapPage[], publicUrl: string): string {
  const urls = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${locationOf(path, publicUrl)}</loc>${changed}</url>`;
  });
  return `${head}<urlset ${namespace}>${urls.join('')}</urlset>`;
}

/** Builds an index of sitemaps. */
export function sitemapIndex(paths: readonly string[], publicUrl: string): string {
  const maps = paths.map((path) => `<sitemap><loc>${locationOf(path, publicUrl)}</loc></sitemap>`);
  return `${head}<sitemapindex ${namespace}>${maps.join('')}</sitemapindex>`;
}

function locationOf(path: string, publicUrl: string): string {
  return new URL(path, publicUrl).href.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
