import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRoubles } from './formatRoubles.ts';

describe('formatRoubles', () => {
  it.each([
    { kopecks: 0, format: {}, text: '0\u00a0₽' },
    { kopecks: 49_000, format: {}, text: '490\u00a0₽' },
    { kopecks: 149_000, format: {}, text: '1\u00a0490\u00a0₽' },
    { kopecks: 499_050, format: {}, text: '4\u00a0990,50\u00a0₽' },
    { kopecks: 1, format: {}, text: '0,01\u00a0₽' },
    { kopecks: 149_000, format: { locale: 'en' }, text: '1,490\u00a0₽' },
    { kopecks: 499_050, format: { locale: 'en' }, text: '4,990.50\u00a0₽' },
  ] as const)('formats $kopecks kopecks with $format as $text', ({ kopecks, format, text }) => {
    expect(formatRoubles(kopecks, format)).toBe(text);
  });

  it('never loses a kopeck', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (kopecks) => {
        const digits = formatRoubles(kopecks).replaceAll(/[^\d,]/g, '');
        const [roubles = '', rest = '00'] = digits.split(',');

        expect(Number(roubles) * 100 + Number(rest)).toBe(kopecks);
      }),
    );
  });
});
