const SEPTEMBER = 8;

/** Returns the season of a moment, from 1 September to 31 August UTC, e.g. `2026-2027`. */
export function seasonOf(moment: Date): string {
  const year = moment.getUTCFullYear() - (moment.getUTCMonth() < SEPTEMBER ? 1 : 0);
  return `${year}-${year + 1}`;
}

/** Whether a text is a season: two consecutive years. */
export function isSeason(text: string): boolean {
  const [from, to] = text.split('-').map(Number);
  return /^\d{4}-\d{4}$/.test(text) && Number(to) === Number(from) + 1;
}

/** Returns the first and the last moment of a season. */
export function seasonBounds(season: string): { start: Date; end: Date } {
  const year = Number(season.slice(0, 4));
  return { start: new Date(Date.UTC(year, SEPTEMBER)), end: new Date(Date.UTC(year + 1, SEPTEMBER) - 1) };
}
