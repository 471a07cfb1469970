const noticeMs = 7 * 86_400_000;

/** Whether less than a week is left until a paid period ends. */
export function endsSoon(until: string, now: number): boolean {
  return Date.parse(until) - now < noticeMs;
}
