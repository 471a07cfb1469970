import { calendarDay, dayAfter, dayStart, type EventDraft, newEventDraft } from '@otryv/race';
import { useNow, useOtryv } from '@otryv/ui';
import { useState } from 'react';

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;
const eveningHours = 5;

/**
 * Returns the initial values of a club's new event: it starts at 19:00 of today or tomorrow, in the selected time zone.
 */
export function useNewDraft(clubId: string | null): EventDraft {
  const { timeZone } = useOtryv();
  const nowMs = useNow(hourMs);
  const [draft] = useState(() => newEventDraft({ startMs: eveningAfter(nowMs, timeZone), clubId }));
  return draft;
}

/** Returns the weekday and Moscow time of a start in the first week that is still to come. */
export function nextWeekly(startMs: number, nowMs: number): number {
  const weeks = Math.max(1, Math.ceil((nowMs - startMs + 1) / weekMs));
  return startMs + weeks * weekMs;
}

/** Returns the next 19:00 in a zone. */
export function eveningAfter(nowMs: number, timeZone: string): number {
  const today = calendarDay(nowMs, timeZone);
  // Counted from the midnight after it: clocks change in the early hours.
  const eveningOf = (day: string) => dayStart(dayAfter(day), timeZone) - eveningHours * hourMs;
  return eveningOf(today) > nowMs ? eveningOf(today) : eveningOf(dayAfter(today));
}
