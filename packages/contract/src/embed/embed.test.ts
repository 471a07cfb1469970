import { describe, expect, it } from 'vitest';
import { defaultEmbedOptions, embedAt, embedPath } from './embed.ts';
import { choicesOf } from './embedChoices.ts';

const at = (address: string) => {
  const [pathname = '', query = ''] = address.split('?');
  const pairs = new Map(query.split('&').map((pair) => pair.split('=', 2).map(decodeURIComponent) as [string, string]));
  return embedAt({ pathname, searchParams: { get: (name) => pairs.get(name) ?? null } }, choicesOf);
};
const organizer = '0123456789abcdef01234567';

describe('embedAt', () => {
  it.each([
    '/embed/results/5100001',
    `/embed/schedule/${organizer}`,
    '/embed/schedule/all',
    '/embed/series/autumn-cup',
    '/embed/standings/autumn-cup',
    '/embed/rider/1000202',
    '/embed/countdown/5100001',
    `/embed/countdown/${organizer}`,
    '/embed/countdown/all',
  ])('parses %s with default options', (address) => {
    const embed = at(address);

    expect(embed?.options).toEqual(defaultEmbedOptions);
    expect(embed && embedPath(embed)).toBe(address);
  });

  it.each([
    '/embed/results/all',
    '/embed/results/autumn-cup',
    '/embed/schedule/5100001',
    '/embed/series/5100001x/results',
    '/embed/standings/%2e%2e',
    '/embed/power/5100001',
    '/embed/results/',
    '/embed',
  ])('returns null for %s', (address) => {
    expect(at(address)).toBeNull();
  });

  it.each([
    ['theme=dark&locale=en', { theme: 'dark', locale: 'en' }],
    ['zone=asia/tokyo', { zone: 'Asia/Tokyo' }],
    ['columns=cp60, speed,speed,rank7', { columns: ['speed', 'cp60'] }],
    ['columns=', { columns: [] }],
    ['category=B&rows=8', { category: 'B', rows: 8 }],
    ['category=B%2B', {}],
    ['rows=900', { rows: 300 }],
    ['theme=blue&locale=fr&zone=Mars/Base&columns=<b>,stage1&category=<b>&rows=-1', {}],
    ['accent=%23ff0000', {}],
  ])('parses %s', (query, changes) => {
    expect(at(`/embed/results/5100001?${query}`)?.options).toEqual({ ...defaultEmbedOptions, ...changes });
  });
});

it.each([
  ['standings/autumn-cup', { columns: ['gapPrevious', 'stage2'], category: 'B+' }],
  ['schedule/all', {}],
])('parses the columns and the category of %s if its table has them', (path, changes) => {
  const options = at(`/embed/${path}?columns=stage2,gapPrevious,power&category=B%2B`)?.options;

  expect(options).toEqual({ ...defaultEmbedOptions, ...changes });
});

describe('embedPath', () => {
  it('writes options in a fixed order', () => {
    const embed = at(
      '/embed/results/5100001?rows=8&category=B&columns=power,speed&zone=Asia/Tokyo&locale=en&theme=dark',
    );

    expect(embed && embedPath(embed)).toBe(
      '/embed/results/5100001?theme=dark&locale=en&zone=Asia%2FTokyo&columns=speed%2Cpower&category=B&rows=8',
    );
  });

  it('writes any of the options, with or without the others, as they are parsed', () => {
    const chosen = { theme: 'dark', locale: 'en', zone: 'Asia/Tokyo', columns: ['speed'], category: 'B', rows: 8 };
    const options = Object.entries(chosen);
    const some = Array.from({ length: 2 ** options.length }, (_, set) => ({
      ...defaultEmbedOptions,
      ...Object.fromEntries(options.filter((_option, at) => Math.floor(set / 2 ** at) % 2 === 1)),
    }));

    const written = some.map((each) => embedPath({ kind: 'results', id: '5100001', options: each }));
    expect(written.map((address) => at(address)?.options)).toEqual(some);
  });
});
