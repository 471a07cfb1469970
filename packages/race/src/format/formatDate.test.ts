import { describe, expect, it } from 'vitest';
import {
  epochMs,
  formatDateTime,
  formatDay,
  formatShortDate,
  formatTimeOfDay,
  formatWeekday,
  relativeDay,
} from './formatDate.ts';

const MOSCOW = 'Europe/Moscow';
/** Saturday, 19:30 in Moscow, 21:30 in Yekaterinburg, 11:30 in New York. */
const START = '2026-11-28T16:30:00.000Z';
const NO_MOMENTS = [null, undefined, '', 'not a date', Number.NaN, new Date(Number.NaN), Number.POSITIVE_INFINITY];

describe('formatDateTime', () => {
  it.each([
    { timeZone: MOSCOW, text: '28 ноября 2026, 19:30 МСК' },
    { timeZone: 'Asia/Yekaterinburg', text: '28 ноября 2026, 21:30 UTC+5' },
    { timeZone: 'Asia/Vladivostok', text: '29 ноября 2026, 02:30 UTC+10' },
    { timeZone: 'America/New_York', text: '28 ноября 2026, 11:30 UTC-5' },
    { timeZone: 'Asia/Kolkata', text: '28 ноября 2026, 22:00 UTC+5:30' },
    { timeZone: 'UTC', text: '28 ноября 2026, 16:30 UTC' },
  ])('formats in $timeZone: $text', ({ timeZone, text }) => {
    expect(plain(formatDateTime(START, { timeZone }))).toBe(text);
  });

  it('omits the current year', () => {
    const now = Date.UTC(2026, 0, 10);

    expect(plain(formatDateTime(START, { timeZone: MOSCOW, now }))).toBe('28 ноября, 19:30 МСК');
  });

  it('includes another year', () => {
    const now = Date.UTC(2027, 0, 10);

    expect(plain(formatDateTime(START, { timeZone: MOSCOW, now }))).toBe('28 ноября 2026, 19:30 МСК');
  });

  it('prints today and tomorrow with the absolute time', () => {
    const today = Date.UTC(2026, 10, 28, 8);
    const yesterday = Date.UTC(2026, 10, 27, 8);

    expect(plain(formatDateTime(START, { timeZone: MOSCOW, now: today }))).toBe('Сегодня, 19:30 МСК');
    expect(plain(formatDateTime(START, { timeZone: MOSCOW, now: yesterday }))).toBe('Завтра, 19:30 МСК');
  });

  it('supports English', () => {
    const now = Date.UTC(2026, 10, 28, 8);

    expect(plain(formatDateTime(START, { locale: 'en', timeZone: MOSCOW }))).toBe('28 November 2026, 19:30 MSK');
    expect(plain(formatDateTime(START, { locale: 'en', timeZone: MOSCOW, now }))).toBe('Today, 19:30 MSK');
  });

  it.each(NO_MOMENTS)('returns the fallback without a date: %s', (moment) => {
    expect(formatDateTime(moment, { timeZone: MOSCOW })).toBe('Дата отсутствует...');
    expect(formatDateTime(moment, { timeZone: MOSCOW, locale: 'en' })).toBe('No date set...');
  });

  it('does not treat the first moment of 1970 as missing', () => {
    expect(plain(formatDateTime(0, { timeZone: 'UTC' }))).toBe('1 января 1970, 00:00 UTC');
  });

  it.each([START, Date.parse(START), new Date(START), '2026-11-28T16:30:00.000+0000'])('parses %s', (moment) => {
    expect(plain(formatDateTime(moment, { timeZone: MOSCOW }))).toBe('28 ноября 2026, 19:30 МСК');
  });
});

describe('formatDay', () => {
  it.each([
    { month: 0, text: '15 января' },
    { month: 1, text: '15 февраля' },
    { month: 2, text: '15 марта' },
    { month: 3, text: '15 апреля' },
    { month: 4, text: '15 мая' },
    { month: 5, text: '15 июня' },
    { month: 6, text: '15 июля' },
    { month: 7, text: '15 августа' },
    { month: 8, text: '15 сентября' },
    { month: 9, text: '15 октября' },
    { month: 10, text: '15 ноября' },
    { month: 11, text: '15 декабря' },
  ])('prints the month in the genitive: $text', ({ month, text }) => {
    const moment = Date.UTC(2026, month, 15, 12);

    expect(plain(formatDay(moment, { timeZone: MOSCOW }))).toBe(`${text} 2026`);
  });

  it('omits the trailing abbreviation of the year', () => {
    expect(formatDay(START, { timeZone: MOSCOW })).not.toContain('г.');
  });

  it.each(NO_MOMENTS)('returns the fallback without a date: %s', (moment) => {
    expect(formatDay(moment, { timeZone: MOSCOW })).toBe('нет даты...');
    expect(formatDay(moment, { timeZone: MOSCOW, locale: 'en' })).toBe('no date...');
  });
});

describe('formatTimeOfDay', () => {
  it.each([
    { moment: '2026-11-28T21:00:00Z', text: '00:00 МСК' },
    { moment: '2026-11-28T06:05:00Z', text: '09:05 МСК' },
    { moment: '2026-11-28T20:59:59.999Z', text: '23:59 МСК' },
  ])('prints two-digit hours from 00 to 23, and the zone: $text', ({ moment, text }) => {
    expect(plain(formatTimeOfDay(moment, { timeZone: MOSCOW }))).toBe(text);
  });

  it('joins the zone to the time with a no-break space', () => {
    expect(formatTimeOfDay(START, { timeZone: MOSCOW })).toBe('19:30\u00a0МСК');
  });

  it('returns the fallback without a date', () => {
    expect(formatTimeOfDay(null, { timeZone: MOSCOW })).toBe('нет даты...');
  });
});

describe('relativeDay', () => {
  it('supports English', () => {
    const near = (now: string) => relativeDay(START, { locale: 'en', timeZone: MOSCOW, now: Date.parse(now) });

    expect([near('2026-11-28T08:00:00Z'), near('2026-11-27T08:00:00Z')]).toEqual(['Today', 'Tomorrow']);
  });

  it('returns null without a date', () => {
    expect(relativeDay(null, { timeZone: MOSCOW, now: 0 })).toBeNull();
  });
});

describe('formatWeekday', () => {
  it('returns the name in the zone', () => {
    expect(formatWeekday(START, { timeZone: MOSCOW })).toBe('суббота');
    expect(formatWeekday(START, { timeZone: 'Asia/Vladivostok' })).toBe('воскресенье');
    expect(formatWeekday(START, { timeZone: MOSCOW, locale: 'en' })).toBe('Saturday');
  });

  it('is blank without a date', () => {
    expect(formatWeekday(undefined, { timeZone: MOSCOW })).toBe('');
  });
});

describe('epochMs', () => {
  it.each(NO_MOMENTS)('returns null for %s', (moment) => {
    expect(epochMs(moment)).toBeNull();
  });

  it('keeps 0 and times before 1970', () => {
    expect([epochMs(0), epochMs(-1)]).toEqual([0, -1]);
  });
});

/** Replaces no-break spaces: one test covers them, elsewhere they only hinder reading. */
function plain(text: string) {
  return text.replaceAll('\u00a0', ' ');
}

describe('formatShortDate', () => {
  const zone = { timeZone: 'Europe/Moscow' } as const;

  it.each([
    { moment: '2026-11-20T21:00:00Z', part: 'day', ru: '21 нояб', en: '21 Nov' },
    { moment: '2026-05-31T21:00:00Z', part: 'month', ru: 'июн', en: 'Jun' },
    { moment: '2026-05-01T00:00:00Z', part: 'month', ru: 'май', en: 'May' },
    { moment: '2026-09-15T00:00:00Z', part: 'month', ru: 'сен', en: 'Sep' },
    { moment: null, part: 'day', ru: '', en: '' },
  ] as const)('of $moment is $ru, in English $en', ({ moment, part, ru, en }) => {
    expect(formatShortDate(moment, part, zone)).toBe(ru);
    expect(formatShortDate(moment, part, { ...zone, locale: 'en' })).toBe(en);
  });
});
