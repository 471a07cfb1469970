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

/** Seven days from the one of a moment, in Moscow. */
export function nextWeek(now: number): Pick<DigestDays, 'startDate' | 'endDate'> {
  return { startDate: calendarDay(now, zone), endDate: calendarDay(now + 6 * dayMs, zone) };
}

/** Whether events of the days may be asked for. */
export function isRange({ startDate, endDate }: Pick<DigestDays, 'startDate' | 'endDate'>): boolean {
  const days = (Date.parse(endDate) - Date.parse(startDate)) / dayMs;
  return days >= 0 && days <= mostDays;
}

/** A digest of these events; `null` while it is not complete. */
export function digestBodyOf(days: DigestDays, eventIds: readonly number[]): DigestBody | null {
  if (!isRange(days) || days.subject.trim() === '' || eventIds.length === 0) return null;
  return { eventsEmailPreview: { ...days, events: eventIds.map((id) => ({ id })) } };
}
