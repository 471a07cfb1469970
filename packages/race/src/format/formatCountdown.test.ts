import { describe, expect, it } from 'vitest';
import { CP_DURATIONS } from '../power/bestEfforts.ts';
import { formatCountdown } from './formatCountdown.ts';
import { formatInterval } from './formatInterval.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const timeZone = 'Europe/Moscow';
const now = Date.parse('2026-11-25T00:00:00Z');

describe('formatCountdown', () => {
  it.each([
    { ms: 1, ru: 'меньше чем через минуту', en: 'in less than a minute' },
    { ms: MINUTE - 1, ru: 'меньше чем через минуту', en: 'in less than a minute' },
    { ms: MINUTE, ru: 'через 1 мин', en: 'in 1 min' },
    { ms: 42 * MINUTE + 59_000, ru: 'через 42 мин', en: 'in 42 min' },
    { ms: HOUR, ru: 'через 1 ч', en: 'in 1 h' },
    { ms: 4 * HOUR + 20 * MINUTE, ru: 'через 4 ч 20 мин', en: 'in 4 h 20 min' },
    { ms: DAY - 1, ru: 'через 23 ч 59 мин', en: 'in 23 h 59 min' },
    { ms: DAY, ru: 'через 1 день', en: 'in 1 day' },
    { ms: 3 * DAY + HOUR, ru: 'через 3 дня', en: 'in 3 days' },
    { ms: 11 * DAY, ru: 'через 11 дней', en: 'in 11 days' },
    { ms: 21 * DAY, ru: 'через 21 день', en: 'in 21 days' },
  ])('formats $ms ms as $ru', ({ ms, ru, en }) => {
    expect(formatCountdown(now + ms, { timeZone, now }).replaceAll('\u00a0', ' ')).toBe(ru);
    expect(formatCountdown(now + ms, { timeZone, now, locale: 'en' }).replaceAll('\u00a0', ' ')).toBe(en);
  });

  it.each([
    { start: '2026-11-28T08:00:00Z', zone: 'Europe/Moscow', shown: 'через 3 дня' },
    { start: '2026-11-27T20:59:00Z', zone: 'Europe/Moscow', shown: 'через 2 дня' },
    { start: '2026-11-27T20:59:00Z', zone: 'Asia/Yekaterinburg', shown: 'через 3 дня' },
    { start: '2026-12-01T09:00:00Z', zone: 'Europe/Moscow', shown: 'через 6 дней' },
  ])('counts calendar days: $start in $zone is $shown', ({ start, zone, shown }) => {
    const noon = Date.parse('2026-11-25T12:00:00Z');

    expect(formatCountdown(start, { timeZone: zone, now: noon }).replaceAll('\u00a0', ' ')).toBe(shown);
  });

  it.each([now, now - 1, Number.NaN, null])('is blank for a past or unknown start: %s', (start) => {
    expect(formatCountdown(start, { timeZone, now })).toBe('');
  });
});

describe('formatInterval', () => {
  it('formats the columns of critical power', () => {
    const names = CP_DURATIONS.map((seconds) => formatInterval(seconds).replace('\u00a0', ' '));

    expect(names).toEqual(['5 с', '15 с', '30 с', '1 м', '3 м', '5 м', '12 м', '20 м', '30 м', '40 м', '60 м']);
  });

  it('formats them in English as in the specification', () => {
    const names = CP_DURATIONS.map((seconds) => formatInterval(seconds, 'en'));

    expect(names).toEqual(['5s', '15s', '30s', '1m', '3m', '5m', '12m', '20m', '30m', '40m', '60m']);
  });

  it('does not round an interval that is not a whole minute', () => {
    expect(formatInterval(90, 'en')).toBe('90s');
  });
});
