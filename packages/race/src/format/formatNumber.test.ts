import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from './formatNumber.ts';

describe('formatNumber', () => {
  it.each([
    { value: 0, format: {}, text: '0' },
    { value: 7, format: {}, text: '7' },
    { value: 999, format: {}, text: '999' },
    { value: 1_000, format: {}, text: '1\u00a0000' },
    { value: 1_234_567, format: {}, text: '1\u00a0234\u00a0567' },
    { value: 1_234.5, format: { decimals: 1 }, text: '1\u00a0234.5' },
    { value: 1_234.5, format: { decimals: 1, decimal: 'comma' }, text: '1\u00a0234,5' },
    { value: 1_234.5, format: { decimals: 1, locale: 'en' }, text: '1,234.5' },
    { value: 3.4, format: { decimals: 2 }, text: '3.40' },
    { value: 3.455, format: { decimals: 2 }, text: '3.46' },
    { value: -12, format: {}, text: '-12' },
    { value: -0.04, format: { decimals: 1 }, text: '0.0' },
    { value: -0, format: {}, text: '0' },
    { value: 24.5, format: {}, text: '25' },
  ] as const)('formats $value with $format as $text', ({ value, format, text }) => {
    expect(formatNumber(value, format)).toBe(text);
  });

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('is blank for %s', (value) => {
    expect(formatNumber(value)).toBe('');
  });

  it('caches the formats of two languages separately', () => {
    const texts = (['ru', 'en', 'ru', 'en'] as const).map((locale) => formatNumber(1_000, { locale }));

    expect(texts).toEqual(['1\u00a0000', '1,000', '1\u00a0000', '1,000']);
  });

  it('caches the formats of two precisions separately', () => {
    expect([0, 2, 0].map((decimals) => formatNumber(1.5, { decimals }))).toEqual(['2', '1.50', '2']);
  });

  it('matches Intl, even without using it', () => {
    const values = fc.oneof(
      fc.double({ min: -1_000, max: 1_000, noNaN: true }),
      fc.double({ min: -1e-5, max: 1e-5, noNaN: true }),
      fc.integer({ min: -2_000_000, max: 2_000_000 }).map((thousandths) => thousandths / 1000),
    );

    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 3 }), (value, decimals) => {
        const own = new Intl.NumberFormat('en', {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          signDisplay: 'negative',
        });

        expect(formatNumber(value, { locale: 'en', decimals })).toBe(own.format(value));
      }),
    );
  });
});
