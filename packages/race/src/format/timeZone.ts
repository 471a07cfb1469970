import type { Locale } from './locale.ts';

const MOSCOW = { zone: 'Europe/Moscow', ru: 'МСК', en: 'MSK' } as const;
const offsets = new Map<string, Intl.DateTimeFormat>();

/** Returns the display name of a time zone at a moment: 'МСК', else 'UTC+5' with the offset of that day. */
export function zoneLabel(timeZone: string, at: number, locale: Locale = 'ru'): string {
  if (timeZone === MOSCOW.zone) return MOSCOW[locale];
  const part = offsetFormat(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return (part?.value ?? 'UTC').replace('GMT', 'UTC').replace(/\+0$/, '');
}

function offsetFormat(timeZone: string) {
  const cached = offsets.get(timeZone);
  if (cached) return cached;
  // biome-ignore lint/plugin: borders.test.ts reads it.
  const made = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  offsets.set(timeZone, made);
  return made;
}
