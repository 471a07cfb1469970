/** Results are imported every ten minutes: three times without news are long. */
const longMs = 30 * 60_000;

/** Whether the data of a race that is on have not changed for long; before the first results there are none. */
export function isWithoutNews(updated: string | null, now: number): boolean {
  return updated !== null && now - Date.parse(updated) >= longMs;
}
