import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Address, addresses, addressKeys, fillPattern } from '@otryv/contract/addresses';
import { defaultSettings } from '@otryv/contract/cookies';
import { describe, expect, it } from 'vitest';
import { pageRequestOf } from './page-key.ts';
import { pageQueries } from './page-queries.ts';

const requestOf = (address: string, cookies?: string) => pageRequestOf(new URL(address, 'http://portal'), cookies);
const urlOf = (address: string) => {
  const url = requestOf(address)?.url;
  return url && url.pathname + url.search;
};
const all = addressKeys
  .map((key): Address => addresses[key])
  .map(({ pattern, params = {}, ...address }) => ({
    ...address,
    kinds: Object.values(params).map(({ kind }) => kind),
    path: fillPattern(
      pattern,
      Object.fromEntries(Object.entries(params).map(([name, { example }]) => [name, example])),
    ),
  }));
const secrets = ['letterToken', 'signedToken', 'invitationToken', 'messageId'];

const gated = /\/(admin|organizer|profile\/services|zwift)\/|\.(test|stories)\.tsx?$/;

/** Lists the query parameters that hooks of the portal read. */
function readParams(): string[] {
  const portal = resolve(import.meta.dirname, '../../../../../portal/src');
  const texts = globSync('{lib,features}/**/*.{ts,tsx}', { cwd: portal })
    .filter((file) => !gated.test(file.replace('features/riders/profile/', '')))
    .map((file) => readFileSync(resolve(portal, file), 'utf8'));
  const names = texts.flatMap((text) => {
    const hooks = [...text.matchAll(/useAddressState\((\w+)\)/g)].map(([, name]) => name);
    const states = [...text.matchAll(/^const (\w+) = \{(.*)\};$/gm)].filter(([, name]) => hooks.includes(name));
    const asked = [...text.matchAll(/\bquery\.get\('(\w+)'\)/g)].map(([, name = '']) => name);
    return [
      ...asked,
      ...states.flatMap(([, , list = '']) => [...list.matchAll(/(\w+):/g)].map(([, name = '']) => name)),
    ];
  });
  return [...new Set(names)];
}

describe('pageRequestOf', () => {
  it('accepts every public address without a secret, and no other', () => {
    const rendered = all.filter(({ path }) => requestOf(path));
    const open = all.filter(
      ({ path, access, kinds }) =>
        path !== '/profile' && ['public', 'optional'].includes(access) && !kinds.some((kind) => secrets.includes(kind)),
    );

    expect(rendered.map(({ path }) => path)).toEqual(open.map(({ path }) => path));
    expect(rendered.length).toBeGreaterThan(30);
  });

  it.each([
    '/race/schedule?page=0',
    '/race%2Fschedule',
    '/RACE/schedule',
    '/teams/veter',
    '/auth/authorization?returnTo=%2Fteams%2Finvitations%2Fveter-demo-invitation0',
  ])('renders nothing at %s', (address) => {
    expect(requestOf(address)).toBeNull();
  });

  it.each([
    ['/race/schedule?utm_source=x&page=2&search=os', '/race/schedule?page=2&search=os'],
    ['/race/schedule?search=os&page=2', '/race/schedule?page=2&search=os'],
    ['/race/schedule/?page=1&docsOnPage=20', '/race/schedule'],
    ['/riders?category=A%2B&category=B', '/riders?category=A%2B'],
    ['/?page=2', '/'],
    ['/race/results/5100001?page=2', '/race/results/5100001'],
  ])('keeps the parts of %s that the screen reads', (address, kept) => {
    expect(urlOf(address)).toBe(kept);
  });

  it('includes every parameter that a public screen reads', () => {
    const known = Object.values(pageQueries).flatMap((query) => Object.keys(query ?? {}));

    expect(readParams().filter((name) => !known.includes(name))).toEqual([]);
    expect(readParams().length).toBeGreaterThan(20);
  });

  it.each([
    ['/race/results/5100001', true],
    ['/race/results/5100001?category=B', true],
    ['/race/results/5100001?rows=all&page=2', true],
    ['/series/cup/results?category=B%2B&rows=all', true],
    ['/race/results/5100001?sort=-watts', false],
    ['/race/results/5100001?category=B&row=1000202', false],
    ['/race/results?search=os', false],
    ['/riders?page=3', true],
  ])('determines whether %s is cached: %s', (address, isCached) => {
    expect(requestOf(address)?.isCached).toBe(isCached);
  });

  it('is the same for all paths without a page, as they may contain a secret', () => {
    const unknown = requestOf(`/auth/new-password/${'a'.repeat(42)}?token=b`);

    expect(unknown).toMatchObject({ addressKey: null, isCached: true });
    expect(unknown?.url.href).toBe('http://portal/404');
    expect(requestOf('/nothing')).toEqual(unknown);
  });

  it('depends on the settings in cookies, and on nothing else in them', () => {
    const keyOf = (cookies?: string) => requestOf('/', cookies)?.key;
    const keys = [keyOf(), keyOf('otryv_theme=dark'), keyOf('otryv_zone=Asia/Tokyo'), keyOf('otryv_density=standard')];

    expect(new Set(keys).size).toBe(4);
    expect(keyOf('session=1; otryv_theme=blue; otryv_zone=Mars/Base')).toBe(keyOf());
    expect(requestOf('/')?.settings).toEqual(defaultSettings);
  });
});
