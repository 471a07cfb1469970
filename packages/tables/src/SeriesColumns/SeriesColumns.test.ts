import { SERIES_DISQUALIFICATIONS } from '@otryv/race';
import { describe, expect, it } from 'vitest';
import { en } from '../messages/series.en.ts';
import { ru } from '../messages/series.ru.ts';
import { disqualificationTip, reasonText } from './seriesDisqualification.ts';

describe('disqualifications of a series', () => {
  it.each(SERIES_DISQUALIFICATIONS)('explain %s in both languages', (label) => {
    for (const seriesMessages of [ru, en]) {
      expect(reasonText({ label, reason: null }, seriesMessages)).not.toBe(label);
      expect(disqualificationTip({ label, reason: 'x' }, seriesMessages)).toMatch(/^.{6,}\. x$/);
    }
  });

  it('print an unknown label, and its reason', () => {
    expect(reasonText({ label: 'ABC', reason: null }, ru)).toBe('ABC');
    expect(disqualificationTip({ label: 'ABC', reason: null }, ru)).toBeNull();
    expect(disqualificationTip({ label: 'ABC', reason: 'x' }, ru)).toBe('x');
  });
});
