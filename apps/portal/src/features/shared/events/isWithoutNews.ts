/** Results are imported every ten minutes; this is three missed imports. */
const longMs = 30 * 60_000;

/** Whether the data of an ongoing race are stale; before the first results there are none. */
export function isWithoutNews(updated: string | null, now: number): boolean {
  return updated !== null && now - Date.parse(updated) >= longMs;
}
