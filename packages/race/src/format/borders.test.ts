import { describe, expect, it } from 'vitest';
import { seasonBounds, seasonOf } from '../rating/season.ts';
import { midnightOf, nearBorders, plain, wallClock, written } from '../testing/borders.ts';
import { dayMs } from '../timeUnits.ts';
import { calendarDay, dayAfter, dayStart, daysBetween } from './calendarDay.ts';
import { formatCountdown } from './formatCountdown.ts';
import {
  formatDateTime,
  formatDay,
  formatShortDate,
  formatTimeOfDay,
  formatWeekday,
  relativeDay,
} from './formatDate.ts';
import { zoneLabel } from './timeZone.ts';

const shortMonths = 'янв февр мар апр мая июн июл авг сент окт нояб дек'.split(' ');
const monthNames = 'янв фев мар апр май июн июл авг сен окт ноя дек'.split(' ');
const weekdays = 'воскресенье понедельник вторник среда четверг пятница суббота'.split(' ');

describe('around midnight, New Year and DST changes, in every zone', () => {
  it('days, times and zones are those of the local clock', () => {
    nearBorders((at, timeZone, now) => {
      const [wall, today] = [wallClock(at, timeZone), wallClock(now, timeZone)];
      const { date, shortDate, near, day, label, timeInZone } = written(at, timeZone, now);

      expect({
        calendarDay: calendarDay(at, timeZone),
        dayAfter: dayAfter(wall.date),
        dayStart: dayStart(wall.date, timeZone),
        daysBetween: daysBetween(now, at, timeZone),
        zoneLabel: zoneLabel(timeZone, at),
        relativeDay: relativeDay(at, { timeZone, now }),
        day: formatDay(at, { timeZone }),
        nearDay: formatDay(at, { timeZone, now }),
        dated: formatDay(at, { timeZone, now, namesNear: false }),
        time: plain(formatTimeOfDay(at, { timeZone })),
        dateTime: plain(formatDateTime(at, { timeZone, now })),
        weekday: formatWeekday(at, { timeZone }),
        shortDay: plain(formatShortDate(at, 'day', { timeZone })),
        shortMonth: formatShortDate(at, 'month', { timeZone }),
      }).toEqual({
        calendarDay: wall.date,
        dayAfter: new Date((wall.days + 1) * dayMs).toISOString().slice(0, 10),
        dayStart: midnightOf(wall.date, timeZone),
        daysBetween: wall.days - today.days,
        zoneLabel: label,
        relativeDay: near,
        day: date,
        nearDay: day,
        dated: shortDate,
        time: timeInZone,
        dateTime: `${day}, ${timeInZone}`,
        weekday: weekdays[wall.weekday],
        shortDay: `${wall.day} ${shortMonths[wall.month - 1]}`,
        shortMonth: monthNames[wall.month - 1],
      });
    });
  });

  it('a countdown has whole minutes, and calendar days beyond 24 hours and a midnight', () => {
    nearBorders((at, timeZone, now) => {
      const days = wallClock(at, timeZone).days - wallClock(now, timeZone).days;
      const text = plain(formatCountdown(at, { timeZone, now }));

      const isDays = at - now >= dayMs && days > 0;
      const minutes = Math.max(0, Math.floor((at - now) / 60_000));

      expect(text === '').toBe(at <= now);
      expect([figureOf(text, 'д'), figureOf(text, 'ч') * 60 + figureOf(text, 'мин')]).toEqual(
        isDays ? [days, 0] : [0, minutes],
      );
    });
  });

  it('a season is in UTC, and ends where the next one begins', () => {
    nearBorders((at) => {
      const { year, month } = wallClock(at, 'UTC');
      const first = month < 9 ? year - 1 : year;
      const { start, end } = seasonBounds(seasonOf(new Date(at)));

      expect(seasonOf(new Date(at))).toBe(`${first}-${first + 1}`);
      expect(start.getTime()).toBe(midnightOf(`${first}-09-01`, 'UTC'));
      expect(end.getTime() + 1).toBe(midnightOf(`${first + 1}-09-01`, 'UTC'));
    });
  });
});

/** Parses the number before a unit; 0 without it. */
function figureOf(text: string, unit: string): number {
  const [, figure = ''] = new RegExp(`([\\d ]+) ${unit}(?:\\s|$|[а-я])`).exec(text) ?? [];
  return Number(figure.replaceAll(' ', ''));
}
