import { describe, expect, it } from 'vitest';
import { weekdayName } from './weekdayName.ts';

describe('weekdayName', () => {
  it.each([
    { locale: 'ru' as const, timeZone: 'Europe/Moscow', name: 'суббота' },
    { locale: 'ru' as const, timeZone: 'Asia/Vladivostok', name: 'воскресенье' },
    { locale: 'en' as const, timeZone: 'Europe/Moscow', name: 'Saturday' },
  ])('is $name in $timeZone', ({ locale, timeZone, name }) => {
    expect(weekdayName('2026-11-28T16:30:00Z', locale, timeZone)).toBe(name);
  });

  it('is blank without a date', () => {
    expect(weekdayName(null, 'ru', 'Europe/Moscow')).toBe('');
  });
});
