import { type Address, addresses, addressKeys } from '@otryv/contract/addresses';
import { isListed } from './address/page-address.ts';

/** What crawlers may read: all but the pages that they may not list, and where the sitemap is. */
export function robotsTxt(publicUrl: string): string {
  const patterns = addressKeys
    .filter((key) => !isListed(key))
    .map((key): Address => addresses[key])
    // A crawler reads `*` as any letters, and `$` as the end of the address.
    .map(({ pattern }) => `Disallow: ${pattern.replace(/:\w+/g, '*')}${pattern === '/profile' ? '$' : ''}`);
  return ['User-agent: *', ...patterns, `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`, ''].join('\n');
}
