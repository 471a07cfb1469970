import { type Address, type AddressKey, addresses, addressKeys, fillPattern } from '@otryv/contract/addresses';
import { titleAt, ru as titles } from '@otryv/contract/titles';
import { describe, expect, it } from 'vitest';
import { isListed, isOpen, pageAt } from './address/page-address.ts';
import { ru as words } from './descriptions.ru.ts';
import { metaOfAddress, metaOfNothing, type PageMeta } from './page-meta.ts';
import { withMeta } from './page-tags.ts';
import { robotsTxt } from './robots.ts';

const site = 'https://otryv.example';
const index = '<head><meta name="description" content="before" /><title>before</title></head>';
const exampleOf = (key: AddressKey) => {
  const { pattern, params = {} }: Address = addresses[key];
  return fillPattern(pattern, Object.fromEntries(Object.entries(params).map(([name, { example }]) => [name, example])));
};
const metaAt = (url: string): PageMeta => {
  const { pathname, searchParams } = new URL(url, site);
  const page = pageAt(pathname);
  return page ? metaOfAddress(page, searchParams) : metaOfNothing(pathname);
};

describe('every address of the manifest', () => {
  it('has one title, one description and its address', () => {
    const faults = addressKeys.flatMap((key) => {
      const html = withMeta(index, metaAt(exampleOf(key)), site);
      const isWhole =
        html.includes(`<title>${titles.titleOf(titleAt(key, titles))}</title>`) &&
        /<meta name="description" content="(?!before)[^"]{20,200}" \/>/.test(html) &&
        html.includes(`<link rel="canonical" href="${site}${exampleOf(key)}" />`) &&
        html.match(/<title>|name="description"/g)?.length === 2;
      return isWhole ? [] : `${key}: ${html}`;
    });

    expect(faults).toEqual([]);
  });

  it('has a unique description if it is public, and otherwise none', () => {
    expect(Object.keys(words.pages).toSorted()).toEqual(addressKeys.filter(isOpen).toSorted());
    expect(new Set(Object.values(words.pages)).size).toBe(Object.keys(words.pages).length);
  });

  it('is excluded from search engines if it is private or linked from an email', () => {
    const unlisted = addressKeys.filter((key) => !metaAt(exampleOf(key)).isListed);

    expect(unlisted).toEqual(expect.arrayContaining(['adminUsers', 'settingsAccount', 'resultsEdit', 'teamCreation']));
    expect(unlisted.filter(isOpen).toSorted()).toEqual([
      'compare',
      'confirmEmail',
      'forbidden',
      'letterSignIn',
      'message',
      'newPassword',
      'profile',
      'teamInvitation',
      'unsubscribe',
    ]);
    for (const key of unlisted) {
      expect(withMeta(index, metaAt(exampleOf(key)), site)).toContain('<meta name="robots" content="noindex" />');
    }
  });

  it('is in robots.txt exactly if it may not be read', () => {
    const robots = robotsTxt(site);
    const rules = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => {
      const source = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
      return new RegExp(`^${source}`);
    });

    for (const key of addressKeys) {
      const isDisallowed = rules.some((rule) => rule.test(exampleOf(key)));
      expect([key, isDisallowed]).toEqual([key, !isListed(key)]);
    }
    expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
  });
});

describe("a page's canonical address", () => {
  it.each([
    ['/teams/veter', '/teams/veter/members'],
    ['/teams/veter/members/', '/teams/veter/members'],
    ['/race/results?search=кубок&page=1', '/race/results'],
    ['/race/results?utm_source=letter&page=3', '/race/results?page=3'],
    // The third page of search results, or of another order, has other rows than the third page of the list.
    ['/race/results?search=кубок&page=3', '/race/results'],
    ['/riders?page=2&sort=-weight', '/riders'],
    ['/race/results/5?rows=all&page=2', '/race/results/5'],
    ['/race/results/5?page=3', '/race/results/5'],
    ['/race/results?page=-1', '/race/results'],
  ])('of %s is %s', (url, canonical) => {
    expect(metaAt(url).canonical).toBe(canonical);
  });

  it('is that of no page if the portal has none, which search engines skip', () => {
    expect(metaAt('/nowhere')).toMatchObject({ title: 'Такой страницы нет', isListed: false });
    expect(pageAt('/race/results/abc')).toBeNull();
  });
});
