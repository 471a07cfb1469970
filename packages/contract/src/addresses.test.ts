/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { address } from './address.ts';
import {
  type Address,
  addresses,
  addressKeyAt,
  addressKeys,
  addressOf,
  fillPattern,
  isPathOf,
  isPortalPath,
  paramsOf,
  redirects,
  sectionKeys,
} from './addresses.ts';

const every: [string, Address][] = addressKeys.map((key) => [key, addresses[key]]);
const examplesOf = ({ params = {} }: Pick<Address, 'params'>) =>
  Object.fromEntries(Object.entries(params).map(([name, { example }]) => [name, example]));
const stage = address({
  pattern: '/series/:slug/stages/:eventId',
  params: { slug: { kind: 'slug', example: 'autumn-cup' }, eventId: { kind: 'gameId', example: 7 } },
  access: 'organizer',
  title: 'stage',
});

describe('addresses', () => {
  it('include those of every domain, each under a unique key', () => {
    const domains = Object.values(import.meta.glob<object>('./*/addresses.ts', { eager: true }));
    const keys = domains.flatMap((module) =>
      Object.entries(module).flatMap(([name, domain]) => (name.endsWith('Addresses') ? Object.keys(domain) : [])),
    );

    expect(keys.toSorted()).toEqual([...addressKeys].toSorted());
  });

  it('have unique patterns', () => {
    const patterns = [...every.map(([, { pattern }]) => pattern), ...redirects.map(({ pattern }) => pattern)];

    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('describe each parameter of their pattern', () => {
    const described = every.map(([key, { params = {} }]) => [key, Object.keys(params)]);
    const inPatterns = every.map(([key, { pattern }]) => [
      key,
      [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name),
    ]);

    expect(described).toEqual(inPatterns);
  });

  it('match pages at their examples, and at no other kind of value', () => {
    const faults = every.flatMap(([key, described]) => {
      const examples = examplesOf(described);
      const isPage = (values: Record<string, string | number>) => isPortalPath(fillPattern(described.pattern, values));
      const tooWide = Object.keys(examples).filter((name) => isPage({ ...examples, [name]: '!'.repeat(101) }));
      return [...(isPage(examples) ? [] : [key]), ...tooWide.map((name) => `${key} with any ${name}`)];
    });

    expect(faults).toEqual([]);
  });

  it('do not clash with API routes that sign-in providers redirect to', () => {
    expect(every.filter(([, { pattern }]) => /^\/api(\/|$)|callback/.test(pattern))).toEqual([]);
  });

  it('have no parameters in the sidebar', () => {
    expect(sectionKeys.length).toBeGreaterThan(0);
    for (const key of sectionKeys) expect(addresses[key].pattern).not.toContain(':');
  });

  it('redirect to pages only', () => {
    const patterns = every.map(([, { pattern }]) => pattern);

    for (const redirect of redirects) {
      expect(isPortalPath(fillPattern(redirect.pattern, examplesOf(redirect)))).toBe(true);
      expect(patterns).toContain(redirect.to);
    }
  });
});

describe('addressOf', () => {
  it('fills the parameters', () => {
    expect(addressOf(addresses.home)).toBe('/');
    expect(addressOf(addresses.event, { eventId: 501 })).toBe('/race/schedule/501');
    expect(addressOf(stage, { slug: 'a b', eventId: 0 })).toBe('/series/a%20b/stages/0');
  });

  it('keeps values within their path segments', () => {
    expect(addressOf(addresses.event, { eventId: '../admin?x=1' })).toBe('/race/schedule/..%2Fadmin%3Fx%3D1');
  });

  it('requires exactly the parameters of the pattern', () => {
    // @ts-expect-error An event requires a number.
    expect(addressOf(addresses.event)).toBe('/race/schedule/undefined');
    // @ts-expect-error The parameter is called eventId.
    expect(addressOf(addresses.event, { id: 5 })).toBe('/race/schedule/undefined');
    // @ts-expect-error The home page has no parameters.
    expect(addressOf(addresses.home, { id: 5 })).toBe('/');
  });
});

describe('isPathOf', () => {
  it.each([
    { text: 'почта@пример.рф', isPage: true },
    { text: 'я'.repeat(100), isPage: true },
    { text: 'я'.repeat(101), isPage: false },
    { text: '', isPage: false },
  ])('measures «$words» in characters, not encoded bytes', ({ text, isPage }) => {
    const path = addressOf(addresses.message, { messageId: 'registered', additional: text });

    expect(isPathOf(addresses.message, path)).toBe(isPage);
  });

  it('decodes the parameters of a path', () => {
    expect(paramsOf(stage, '/series/a%31/stages/12/')).toEqual({ slug: 'a1', eventId: '12' });
    expect(paramsOf(addresses.home, '/')).toEqual({});
    expect(paramsOf(addresses.home, '//')).toBeNull();
    expect(
      paramsOf({ pattern: '/say/:text', params: { text: { kind: 'text', example: '' } } }, `/say/${'🚴'.repeat(100)}`),
    ).toEqual({
      text: '🚴'.repeat(100),
    });
    expect(paramsOf(stage, '/series/a1/stages/0')).toBeNull();
  });

  it('finds the page at a path', () => {
    const keys = [
      addressOf(addresses.event, { eventId: 501 }),
      fillPattern(redirects[0]?.pattern ?? '/', {}),
      '/no-such-page',
    ].map(addressKeyAt);

    expect(keys).toEqual(['event', null, null]);
  });

  it('rejects malformed encoding', () => {
    expect(isPathOf(addresses.message, '/message/registered/%E0%A4%A')).toBe(false);
  });

  it.each(['/series/autumn-cup/stages/12', '/series/a1/stages/9007199254740991/'])('accepts %s', (path) => {
    expect(isPathOf(stage, path)).toBe(true);
  });

  it.each([
    '/series/Autumn/stages/12',
    '/series/-/stages/12',
    '/series/a--b/stages/12',
    '/series/a/stages/0',
    '/series/a/stages/-5',
    '/series/a/stages/12x',
    '/series/a/stages',
    '/series/a/stages/12/more',
    '//series/a/stages/12',
    '/series/a/stages/12//',
  ])('rejects %s', (path) => {
    expect(isPathOf(stage, path)).toBe(false);
  });
});
