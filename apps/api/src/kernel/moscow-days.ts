import { calendarDay } from '@otryv/race';
import { dayMs } from './time-units.ts';

const zone = 'Europe/Moscow';

/** Returns the Moscow day of a moment, as YYYY-MM-DD. */
export function moscowDay(at: Date): string {
  return calendarDay(at.getTime(), zone);
}

/** Returns the day that many days before a moment's. */
export function daysBefore(at: Date, days: number): string {
  return moscowDay(new Date(at.getTime() - days * dayMs));
}

/** Returns the beginning of a Moscow day; Moscow has had one offset since 2014. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`);
}

/** Returns every day from the first to the last, inclusive. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = startOfDay(first).getTime(); at <= startOfDay(last).getTime(); at += dayMs) {
    days.push(moscowDay(new Date(at)));
  }
  return days;
}
