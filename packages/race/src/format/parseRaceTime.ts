const raceTime = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?$/;

/**
 * Parses a typed race time to ms: '24:17', '24:17.346', '1:02:44,5'. Minutes without hours may exceed 59. `null` for a
 * blank, `NaN` for invalid text.
 */
export function parseRaceTime(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const [, hours, minutes, seconds, fraction = ''] = raceTime.exec(typed) ?? [];
  if (minutes === undefined || Number(seconds) > 59) return Number.NaN;
  if (hours !== undefined && Number(minutes) > 59) return Number.NaN;
  const wholeSeconds = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds);
  return wholeSeconds * 1000 + Number(fraction.padEnd(3, '0'));
}
