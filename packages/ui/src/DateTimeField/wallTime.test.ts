import { describe, expect, it } from 'vitest';
import { addDays, addMonths, formatWallTime, parseWallTime, weekdayOf, weeksOf } from './wallTime.ts';

describe('parseWallTime', () => {
  it.each(['21.11.2026 17:30:05', ' 21.11.2026, 17:30:05 ', '2026-11-21T17:30:05', '2026-11-21 17:30:05'])(
    'parses «%s»',
    (text) => {
      expect(parseWallTime(text)).toEqual({ year: 2026, month: 11, day: 21, hour: 17, minute: 30, second: 5 });
    },
  );

  it.each(['28.11.26 9:05', '28.11.2026 09:05:00'])('parses the year of «%s»', (text) => {
    expect(parseWallTime(text)).toMatchObject({ year: 2026, month: 11, day: 28, hour: 9, minute: 5 });
  });

  it('defaults seconds to 0, and accepts single-digit days and hours', () => {
    expect(parseWallTime('1.2.2026 7:05')).toEqual({ year: 2026, month: 2, day: 1, hour: 7, minute: 5, second: 0 });
  });

  it.each([
    '',
    'завтра',
    '21.11.2026',
    '21.11.026 17:30',
    '31.02.27 10:00',
    '30.02.2026 10:00:00',
    '29.02.2027 10:00:00',
    '01.13.2026 10:00:00',
    '00.01.2026 10:00:00',
    '01.01.2026 24:00:00',
    '01.01.2026 23:60:00',
    '01.01.2026 23:59:60',
    '21.11.2026 17:30:05 МСК',
  ])('returns null for «%s»', (text) => {
    expect(parseWallTime(text)).toBeNull();
  });

  it('parses the 29th of February of a leap year', () => {
    expect(parseWallTime('29.02.2028 00:00:00')).toMatchObject({ month: 2, day: 29 });
  });

  it('parses everything that formatWallTime writes', () => {
    for (let day = 0; day < 1500; day += 1) {
      const wall = { ...addDays({ year: 2024, month: 1, day: 1 }, day), hour: day % 24, minute: day % 60, second: 59 };
      expect(parseWallTime(formatWallTime(wall))).toEqual(wall);
    }
  });
});

describe('the calendar', () => {
  it('crosses month and year ends by days', () => {
    expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
    expect(addDays({ year: 2028, month: 3, day: 1 }, -1)).toEqual({ year: 2028, month: 2, day: 29 });
  });

  it('clamps to the last day of a shorter month', () => {
    expect(addMonths({ year: 2026, month: 1, day: 31 }, 1)).toEqual({ year: 2026, month: 2, day: 28 });
    expect(addMonths({ year: 2026, month: 1, day: 31 }, -2)).toEqual({ year: 2025, month: 11, day: 30 });
    expect(addMonths({ year: 2024, month: 2, day: 29 }, 12)).toEqual({ year: 2025, month: 2, day: 28 });
  });

  it('counts weekdays from Monday', () => {
    expect(weekdayOf({ year: 2026, month: 11, day: 23 })).toBe(0);
    expect(weekdayOf({ year: 2026, month: 11, day: 22 })).toBe(6);
  });

  it.each([
    { year: 2026, month: 11, weeks: 6, first: 26, last: 6 },
    { year: 2027, month: 2, weeks: 4, first: 1, last: 28 },
    { year: 2026, month: 8, weeks: 6, first: 27, last: 6 },
  ])('returns $weeks weeks in $month.$year', ({ year, month, weeks, first, last }) => {
    const found = weeksOf({ year, month, day: 15 });

    expect(found).toHaveLength(weeks);
    expect(found[0]?.[0]?.day).toBe(first);
    expect(found.at(-1)?.[6]?.day).toBe(last);
  });

  it('includes every day of a month exactly once', () => {
    for (let month = 1; month <= 12; month += 1) {
      const days = weeksOf({ year: 2026, month, day: 1 })
        .flat()
        .filter((each) => each.month === month);

      expect(days.map(({ day }) => day)).toEqual(days.map((_, index) => index + 1));
    }
  });
});
