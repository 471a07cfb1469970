import { describe, expect, it } from 'vitest';
import { zoneLabel } from './timeZone.ts';

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

  it('labels Moscow MSK in English', () => {
    expect(zoneLabel('Europe/Moscow', WINTER, 'en')).toBe('MSK');
  });
});
