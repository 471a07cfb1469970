import type { DigestBody } from '@otryv/contract';
import { calendarDay } from '@otryv/race';

export interface DigestDays {
  startDate: string;
  endDate: string;
  subject: string;
}

const zone = 'Europe/Moscow';
const dayMs = 86_400_000;
const mostDays = 62;

/** Returns seven days from the one of a moment, in Moscow. */
export function nextWeek(now: number): Pick<DigestDays, 'startDate' | 'endDate'> {
  return { startDate: calendarDay(now, zone), endDate: calendarDay(now + 6 * dayMs, zone) };
}

/** Whether the days are a valid range for requesting events. */
export function isRange({ startDate, endDate }: Pick<DigestDays, 'startDate' | 'endDate'>): boolean {
  const days = (Date.parse(endDate) - Date.parse(startDate)) / dayMs;
  return days >= 0 && days <= mostDays;
}

/** Builds a digest of these events; `null` while it is incomplete. */
export function digestBodyOf(days: DigestDays, eventIds: readonly number[]): DigestBody | null {
  if (!isRange(days) || days.subject.trim() === '' || eventIds.length === 0) return null;
  return { eventsEmailPreview: { ...days, events: eventIds.map((id) => ({ id })) } };
}
