import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuration, formatGap, formatRaceTime, formatStartOffset, raceTimeParts } from './formatTime.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const NO_TIMES = [null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -1];

describe('formatRaceTime', () => {
  it.each([
    { ms: 0, text: '00:00.000' },
    { ms: 1, text: '00:00.001' },
    { ms: 59 * SECOND + 999, text: '00:59.999' },
    { ms: MINUTE, text: '01:00.000' },
    { ms: 1_457_346, text: '24:17.346' },
    { ms: 1_457_040, text: '24:17.040' },
    { ms: 3_599_000, text: '59:59.000' },
    { ms: 3_599_999, text: '59:59.999' },
    { ms: HOUR, text: '01:00:00.000' },
    { ms: HOUR + 2 * MINUTE + 44 * SECOND + 120, text: '01:02:44.120' },
    { ms: 10 * HOUR + 1, text: '10:00:00.001' },
    { ms: 100 * HOUR, text: '100:00:00.000' },
  ])('formats $ms ms as $text', ({ ms, text }) => {
    expect(formatRaceTime(ms)).toBe(text);
  });

  it('truncates fractions of a millisecond', () => {
    expect(formatRaceTime(1_457_346.9)).toBe('24:17.346');
  });

  it.each(NO_TIMES)('is blank for %s', (ms) => {
    expect(formatRaceTime(ms)).toBe('');
  });

  it('always shows thousandths', () => {
    fc.assert(
      fc.property(fc.nat(400 * HOUR), (ms) => {
        expect(formatRaceTime(ms)).toMatch(/^(\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}$/);
      }),
    );
  });

  it('formats different times differently', () => {
    fc.assert(
      fc.property(fc.nat(9 * HOUR), (ms) => {
        expect(formatRaceTime(ms)).not.toBe(formatRaceTime(ms + 1));
      }),
    );
  });
});

describe('raceTimeParts', () => {
  it('splits off the thousandths, with their point', () => {
    expect(raceTimeParts(1_457_346)).toEqual({ main: '24:17', thousandths: '.346' });
  });

  it('splits a time of hours', () => {
    expect(raceTimeParts(HOUR + 5)).toEqual({ main: '01:00:00', thousandths: '.005' });
  });

  it.each(NO_TIMES)('returns null for %s', (ms) => {
    expect(raceTimeParts(ms)).toBeNull();
  });
});

describe('formatDuration', () => {
  it.each([
    { ms: 0, text: '00:00', short: '0:00' },
    { ms: 999, text: '00:00', short: '0:00' },
    { ms: 5 * SECOND, text: '00:05', short: '0:05' },
    { ms: 5 * MINUTE + 7 * SECOND, text: '05:07', short: '5:07' },
    { ms: 24 * MINUTE + 17 * SECOND, text: '24:17', short: '24:17' },
    { ms: 3_599_000, text: '59:59', short: '59:59' },
    { ms: 3_599_999, text: '59:59', short: '59:59' },
    { ms: HOUR, text: '1:00:00', short: '1:00:00' },
    { ms: HOUR + 2 * MINUTE + 4 * SECOND, text: '1:02:04', short: '1:02:04' },
    { ms: 25 * HOUR, text: '25:00:00', short: '25:00:00' },
  ])('formats $ms ms as $text, short $short', ({ ms, text, short }) => {
    expect(formatDuration(ms)).toBe(text);
    expect(formatDuration(ms, { short: true })).toBe(short);
  });

  it.each(NO_TIMES)('is blank for %s', (ms) => {
    expect(formatDuration(ms)).toBe('');
  });
});

describe('formatGap', () => {
  it.each([
    { ms: 0, text: '+0мс' },
    { ms: 1, text: '+1мс' },
    { ms: 53, text: '+53мс' },
    { ms: 132, text: '+132мс' },
    { ms: 999, text: '+999мс' },
    { ms: 1_000, text: '+0:01' },
    { ms: 1_999, text: '+0:01' },
    { ms: 28_000, text: '+0:28' },
    { ms: 28_999, text: '+0:28' },
    { ms: 59_999, text: '+0:59' },
    { ms: MINUTE, text: '+1:00' },
    { ms: 12 * MINUTE + 5 * SECOND, text: '+12:05' },
    { ms: 3_599_999, text: '+59:59' },
    { ms: HOUR, text: '+1:00:00' },
    { ms: HOUR + 2 * MINUTE + 44 * SECOND, text: '+1:02:44' },
    { ms: HOUR + 2 * MINUTE + 44 * SECOND + 999, text: '+1:02:44' },
    { ms: 12 * HOUR, text: '+12:00:00' },
  ])('formats $ms ms as $text, truncated and not rounded', ({ ms, text }) => {
    expect(formatGap(ms)).toBe(text);
  });

  it('shows a gap of 0: the leader is not a rider without a gap', () => {
    expect(formatGap(0)).not.toBe('');
  });

  it.each(NO_TIMES)('is blank for %s', (ms) => {
    expect(formatGap(ms)).toBe('');
  });

  it('supports English milliseconds', () => {
    expect(formatGap(132, 'en')).toBe('+132ms');
    expect(formatGap(28_000, 'en')).toBe('+0:28');
  });

  it('starts without a leading zero above a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: MINUTE, max: 50 * HOUR }), (ms) => {
        expect(formatGap(ms)).toMatch(/^\+[1-9]\d*(:[0-5]\d){1,2}$/);
      }),
    );
  });
});

describe('formatStartOffset', () => {
  it.each([
    { ms: 0, text: '+0\u00a0мин' },
    { ms: MINUTE, text: '+1\u00a0мин' },
    { ms: 5 * MINUTE, text: '+5\u00a0мин' },
    { ms: 5 * MINUTE + 30 * SECOND, text: '+5:30' },
    { ms: 5 * MINUTE + 5 * SECOND, text: '+5:05' },
    { ms: 30 * SECOND, text: '+0:30' },
    { ms: 5 * MINUTE + 999, text: '+5\u00a0мин' },
    { ms: 90 * MINUTE, text: '+90\u00a0мин' },
    { ms: 90 * MINUTE + 15 * SECOND, text: '+90:15' },
  ])('formats $ms ms as $text', ({ ms, text }) => {
    expect(formatStartOffset(ms)).toBe(text);
  });

  it('supports English minutes', () => {
    expect(formatStartOffset(5 * MINUTE, 'en')).toBe('+5\u00a0min');
  });

  it.each(NO_TIMES)('is blank for %s', (ms) => {
    expect(formatStartOffset(ms)).toBe('');
  });
});
