import { formatDistance, formatDuration, formatElevation, formatSpeed } from '@otryv/race';
import { describe, expect, it } from 'vitest';
import { keyFigure } from './keyFigure.ts';

describe('keyFigure', () => {
  it.each([
    { text: formatElevation(642), value: '642', unit: 'м' },
    { text: formatElevation(1234), value: '1\u00a0234', unit: 'м' },
    { text: formatElevation(1234, { locale: 'en' }), value: '1,234', unit: 'm' },
    { text: formatDistance(1031.4), value: '1\u00a0031.4', unit: 'км' },
    { text: formatSpeed(40.12), value: '40.12', unit: 'км/ч' },
    { text: '0\u00a0м', value: '0', unit: 'м' },
  ])('separates the unit of "$text"', ({ text, value, unit }) => {
    expect(keyFigure('набор', text)).toEqual([{ label: 'набор', value, unit }]);
  });

  it('has no unit if the text has none', () => {
    expect(keyFigure('до старта', formatDuration(9_000_000))).toEqual([{ label: 'до старта', value: '2:30:00' }]);
  });

  it('is empty for a blank quantity', () => {
    expect(keyFigure('набор', '')).toEqual([]);
  });
});
