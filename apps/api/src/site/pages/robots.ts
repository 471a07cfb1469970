import { type Address, addresses, addressKeys } from '@otryv/contract/addresses';
import { isListed } from './address/page-address.ts';

/** Returns the rules for crawlers: everything but unlisted pages, and the address of the sitemap. */
export function robotsTxt(publicUrl: string): string {
  const patterns = addressKeys
    .filter((key) => !isListed(key))
    .map((key): Address => addresses[key])
    // Crawlers treat `*` as any characters, and `$` as the end of the address.
    .map(({ pattern }) => `Disallow: ${pattern.replace(/:\w+/g, '*')}${pattern === '/profile' ? '$' : ''}`);
  return ['User-agent: *', ...patterns, `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`, ''].join('\n');
}
