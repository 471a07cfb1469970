/** A date and a time as shown by a wall clock; months from 1. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

export type WallDate = Pick<WallTime, 'year' | 'month' | 'day'>;

const russian = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})[,\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})[T\s](\d{2}):(\d{2})(?::(\d{2}))?$/;

/**
 * Parses «21.11.2026 17:30:00»; seconds are optional, and a two-digit year is in this century. Also accepts a pasted
 * '2026-11-21T17:30'. `null` if invalid or a non-existent day, such as 30.02.
 */
export function parseWallTime(text: string): WallTime | null {
  const typed = text.trim();
  const [, day, month, year, ...time] = russian.exec(typed) ?? reordered(iso.exec(typed)) ?? [];
  if (day === undefined) return null;
  const [hour = 0, minute = 0, second = 0] = time.map((part) => Number(part ?? 0));
  const wall = { year: fullYear(year), month: Number(month), day: Number(day), hour, minute, second };
  return isReal(wall) ? wall : null;
}

function fullYear(year = ''): number {
  return Number(year.length === 2 ? `20${year}` : year);
}

/** Defaults for missing parts: `{ date: '01.01.2023', time: '00:00:00' }`; without a default date, one is required. */
export interface WallTimeDefaults {
  date?: string;
  time: string;
}

const dateAlone = /^\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})$/;
const timeAlone = /^\d{1,2}:\d{2}(?::\d{2})?$/;

/** Adds defaults for a missing date, time or both; returns any other text unchanged. */
export function withDefaults(text: string, { date, time }: WallTimeDefaults): string {
  const typed = text.trim();
  if (dateAlone.test(typed)) return `${typed} ${time}`;
  if (date === undefined) return text;
  if (typed === '') return `${date} ${time}`;
  return timeAlone.test(typed) ? `${date} ${typed}` : text;
}

/** Formats «21.11.2026 17:30:00», the same in every language. */
export function formatWallTime({ year, month, day, hour, minute, second }: WallTime): string {
  const date = [two(day), two(month), String(year).padStart(4, '0')].join('.');
  return `${date} ${[hour, minute, second].map(two).join(':')}`;
}

/** Adds a number of days, by the calendar only. */
export function addDays({ year, month, day }: WallDate, days: number): WallDate {
  return dateOf(utcOf({ year, month, day: day + days }));
}

/** Adds a number of months; the 31st becomes the last day of a shorter month. */
export function addMonths({ year, month, day }: WallDate, months: number): WallDate {
  const first = dateOf(utcOf({ year, month: month + months, day: 1 }));
  return { ...first, day: Math.min(day, daysIn(first)) };
}

/** Returns 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: WallDate): number {
  return (new Date(utcOf(date)).getUTCDay() + 6) % 7;
}

/** Returns the weeks of the month, Monday first; days of adjacent months complete the first and the last one. */
export function weeksOf({ year, month }: WallDate): WallDate[][] {
  const first = { year, month, day: 1 };
  const start = addDays(first, -weekdayOf(first));
  const count = Math.ceil((weekdayOf(first) + daysIn(first)) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
}

export function isSameDay(one: WallDate, other: WallDate): boolean {
  return one.year === other.year && one.month === other.month && one.day === other.day;
}

/** Returns milliseconds as if the wall clock showed UTC: for comparison and arithmetic, not an instant. */
export function utcOf({ year, month, day, hour = 0, minute = 0, second = 0 }: WallDate & Partial<WallTime>): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  return date.getTime();
}

function dateOf(utcMs: number): WallDate {
  const date = new Date(utcMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function daysIn({ year, month }: WallDate): number {
  return dateOf(utcOf({ year, month: month + 1, day: 0 })).day;
}

function isReal(wall: WallTime): boolean {
  return wall.hour < 24 && wall.minute < 60 && wall.second < 60 && isSameDay(wall, dateOf(utcOf({ ...wall, hour: 0 })));
}

function reordered(parts: RegExpExecArray | null) {
  return parts && [parts[0], parts[3], parts[2], parts[1], ...parts.slice(4)];
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
