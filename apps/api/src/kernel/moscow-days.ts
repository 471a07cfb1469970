import { calendarDay } from '@otryv/race';
import { dayMs } from './time-units.ts';

const zone = 'Europe/Moscow';

/** The day of Moscow at a moment, as YYYY-MM-DD. */
export function moscowDay(at: Date): string {
  return calendarDay(at.getTime(), zone);
}

/** The day so many days before the one of a moment. */
export function daysBefore(at: Date, days: number): string {
  return moscowDay(new Date(at.getTime() - days * dayMs));
}

/** The beginning of a day of Moscow, which has had one offset since 2014. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`);
}

/** Every day from one to another, both with. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = startOfDay(first).getTime(); at <= startOfDay(last).getTime(); at += dayMs) {
    days.push(moscowDay(new Date(at)));
  }
  return days;
}
