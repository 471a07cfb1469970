import { describe, expect, it } from 'vitest';
import { en } from '../messages/series.en.ts';
import { ru } from '../messages/series.ru.ts';
import { gapsOfTimes } from './gapsOfTimes.ts';
import { categoriesOf, categoryOrder, seriesCategory } from './seriesCategory.ts';
import { disqualificationTip, reasonWords } from './seriesDisqualification.ts';

const codes = ['DSQ', 'DNF', 'DNS', 'OUT', 'LMT', 'LAP', 'NP', 'MRS', 'MC', 'UNC'];

describe('the categories of a series', () => {
  it.each([
    { label: 'APlus', letters: 'A+' },
    { label: 'CPlus', letters: 'C+' },
    { label: 'WA', letters: 'WA' },
    { label: '', letters: null },
    { label: null, letters: null },
  ])('prints $label as $letters', ({ label, letters }) => {
    expect(seriesCategory(label)).toBe(letters);
  });

  it('stand strongest first, each once', () => {
    expect(categoriesOf(['B', 'A', null, 'A+', 'B', 'X', 'B+'])).toEqual(['A+', 'A', 'B+', 'B', 'X']);
    expect(categoryOrder(null)).toBeGreaterThan(categoryOrder('WD'));
  });
});

describe('the disqualifications of a series', () => {
  it.each(codes)('explain %s in both languages', (label) => {
    for (const words of [ru, en]) {
      expect(reasonWords({ label, reason: null }, words)).not.toBe(label);
      expect(disqualificationTip({ label, reason: 'x' }, words)).toMatch(/^.{6,}\. x$/);
    }
  });

  it('print a label that is not known, and its reason', () => {
    expect(reasonWords({ label: 'ABC', reason: null }, ru)).toBe('ABC');
    expect(disqualificationTip({ label: 'ABC', reason: null }, ru)).toBeNull();
    expect(disqualificationTip({ label: 'ABC', reason: 'x' }, ru)).toBe('x');
  });
});

describe('gapsOfTimes', () => {
  it('answers beside each time, whatever the order, and passes over what has none', () => {
    expect(gapsOfTimes([62_000, null, 60_000, 60_000])).toEqual([
      { toLeaderMs: 2000, toPreviousMs: 2000 },
      { toLeaderMs: null, toPreviousMs: null },
      { toLeaderMs: 0, toPreviousMs: null },
      { toLeaderMs: 0, toPreviousMs: 0 },
    ]);
  });

  it('lets the official place settle who leads of equal times', () => {
    const places = [2, 1];

    expect(gapsOfTimes([60_000, 60_000], (index) => places[index] ?? 0)[0]).toEqual({ toLeaderMs: 0, toPreviousMs: 0 });
  });
});
