import { describe, expect, it } from 'vitest';
import { formatGapScale } from './formatGapScale.ts';

describe('formatGapScale', () => {
  it.each([
    { endMs: 40_000, text: '40 с' },
    { endMs: 60_000, text: '1 мин' },
    { endMs: 90_000, text: '1.5 мин' },
    { endMs: 7_200_000, text: '2 ч' },
  ])('formats $endMs ms as $text', ({ endMs, text }) => {
    expect(formatGapScale(endMs, 'ru')).toBe(text.replace(' ', '\u00A0'));
  });

  it('supports English', () => {
    expect(formatGapScale(90_000, 'en')).toBe('1.5\u00A0min');
  });
});
