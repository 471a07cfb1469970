import { type EventDraft, newEventDraft } from '@otryv/race';
import { useNow } from '@otryv/ui';
import { useState } from 'react';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;
const usualHour = 19;

/** What a new event of a club begins with: it starts this evening, or tomorrow's where that is over. */
export function useNewDraft(clubId: string | null): EventDraft {
  const nowMs = useNow(hourMs);
  const [draft] = useState(() => newEventDraft({ startMs: eveningAfter(nowMs), clubId }));
  return draft;
}

/** The same weekday and time as a start, in the first week that is still to come. */
export function nextWeekly(startMs: number, nowMs: number): number {
  const weeks = Math.max(1, Math.ceil((nowMs - startMs + 1) / weekMs));
  return startMs + weeks * weekMs;
}

function eveningAfter(nowMs: number): number {
  const evening = new Date(nowMs).setHours(usualHour, 0, 0, 0);
  return evening > nowMs ? evening : new Date(evening + dayMs).setHours(usualHour, 0, 0, 0);
}
