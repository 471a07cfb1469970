import { describe, expect, it } from 'vitest';
import { calendarDay, dayAfter } from './calendarDay.ts';
import { zoneLabel } from './zone.ts';

const WINTER = Date.UTC(2026, 0, 15);
const SUMMER = Date.UTC(2026, 6, 15);

describe('zoneLabel', () => {
  it.each([
    { zone: 'Europe/Moscow', at: WINTER, label: 'МСК' },
    { zone: 'Europe/Kaliningrad', at: WINTER, label: 'UTC+2' },
    { zone: 'Asia/Yekaterinburg', at: WINTER, label: 'UTC+5' },
    { zone: 'Asia/Kamchatka', at: WINTER, label: 'UTC+12' },
    { zone: 'Asia/Kathmandu', at: WINTER, label: 'UTC+5:45' },
    { zone: 'UTC', at: WINTER, label: 'UTC' },
    { zone: 'Europe/London', at: WINTER, label: 'UTC' },
    { zone: 'Europe/London', at: SUMMER, label: 'UTC+1' },
    { zone: 'Europe/Berlin', at: WINTER, label: 'UTC+1' },
    { zone: 'Europe/Berlin', at: SUMMER, label: 'UTC+2' },
    { zone: 'America/New_York', at: WINTER, label: 'UTC-5' },
  ])('$zone is $label', ({ zone, at, label }) => {
    expect(zoneLabel(zone, at)).toBe(label);
  });

  it('calls Moscow MSK in English', () => {
    expect(zoneLabel('Europe/Moscow', WINTER, 'en')).toBe('MSK');
  });
});

describe('calendarDay', () => {
  it.each([
    { at: '2026-11-28T20:59:59Z', zone: 'Europe/Moscow', day: '2026-11-28' },
    { at: '2026-11-28T21:00:00Z', zone: 'Europe/Moscow', day: '2026-11-29' },
    { at: '2026-01-01T00:00:00Z', zone: 'America/New_York', day: '2025-12-31' },
    { at: '2026-03-05T00:00:00Z', zone: 'UTC', day: '2026-03-05' },
  ])('of $at in $zone is $day', ({ at, zone, day }) => {
    expect(calendarDay(Date.parse(at), zone)).toBe(day);
  });
});

describe('dayAfter', () => {
  it.each([
    ['2026-11-28', '2026-11-29'],
    ['2026-11-30', '2026-12-01'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2100-02-28', '2100-03-01'],
  ])('%s is followed by %s', (day, next) => {
    expect(dayAfter(day)).toBe(next);
  });
});
