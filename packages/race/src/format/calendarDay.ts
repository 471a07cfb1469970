const days = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a zone, as YYYY-MM-DD. */
export function calendarDay(at: number, timeZone: string): string {
  const parts = new Map(
    dayFormat(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The calendar day after a day given as YYYY-MM-DD; days of 23 and 25 hours are handled. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

function dayFormat(timeZone: string) {
  const cached = days.get(timeZone);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  days.set(timeZone, made);
  return made;
}
