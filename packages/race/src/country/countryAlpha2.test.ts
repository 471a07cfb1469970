import { describe, expect, it } from 'vitest';
import { countryAlpha2 } from './countryAlpha2.ts';
import { ISO_3166 } from './iso3166.ts';

describe('countryAlpha2', () => {
  it.each([
    ['AUT', 'at'],
    ['EST', 'ee'],
    ['ESP', 'es'],
    ['CHN', 'cn'],
    ['DNK', 'dk'],
    ['POL', 'pl'],
    ['SWE', 'se'],
    ['SRB', 'rs'],
    ['UKR', 'ua'],
    ['KAZ', 'kz'],
    ['BLR', 'by'],
    ['PRT', 'pt'],
    ['SVN', 'si'],
    ['SVK', 'sk'],
    ['IRL', 'ie'],
    ['ISL', 'is'],
    ['ISR', 'il'],
    ['TUR', 'tr'],
    ['MEX', 'mx'],
    ['CHL', 'cl'],
    ['KOR', 'kr'],
    ['PRK', 'kp'],
    ['ARE', 'ae'],
    ['BIH', 'ba'],
    ['MNE', 'me'],
    ['ARM', 'am'],
    ['TKM', 'tm'],
    ['ZAF', 'za'],
  ])('%s is %s, by the ISO 3166 table and not by the first two letters', (alpha3, alpha2) => {
    expect(countryAlpha2(alpha3)).toBe(alpha2);
  });

  it.each([
    ['RUS', 'ru'],
    ['rus', 'ru'],
    ['Rus', 'ru'],
    [' rus ', 'ru'],
    ['GBR', 'gb'],
    ['usa', 'us'],
    ['deu', 'de'],
    ['fra', 'fr'],
  ])('%s is %s in any case', (alpha3, alpha2) => {
    expect(countryAlpha2(alpha3)).toBe(alpha2);
  });

  it.each([null, undefined, '', 'ru', 'xxx', 'null', 'RUSS', '643', 'toString', 'рус'])(
    'returns null for %s',
    (code) => {
      expect(countryAlpha2(code)).toBeNull();
    },
  );
});

describe('ISO_3166', () => {
  const pairs = ISO_3166.trim().split(/\s+/);

  it('has the 249 assigned codes', () => {
    expect(pairs).toHaveLength(249);
  });

  it('has unique codes in both columns', () => {
    const [long, short] = [0, 1].map((column) => new Set(pairs.map((pair) => pair.split(':')[column])));

    expect(long?.size).toBe(249);
    expect(short?.size).toBe(249);
  });

  it('has three and two capital letters', () => {
    expect(pairs.filter((pair) => !/^[A-Z]{3}:[A-Z]{2}$/.test(pair))).toEqual([]);
  });

  it('uses only codes that the browser can name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const codes = pairs.map((pair) => pair.slice(4));

    expect(codes.filter((code) => names.of(code) === undefined)).toEqual([]);
  });
});
