import { formatInterval, formatNumber, type Locale, NO_BREAK_SPACE } from '@otryv/race';

const units = { ru: { minutes: 'мин', hours: 'ч' }, en: { minutes: 'min', hours: 'h' } } as const;

/** Formats the end of a gap scale in one unit: '40 с', '1.5 мин', '2 ч'. Scales end at round figures only. */
export function formatGapScale(endMs: number, locale: Locale): string {
  const seconds = endMs / 1000;
  if (seconds < 60) return formatInterval(seconds, locale);
  const isHours = seconds >= 3600;
  const value = seconds / (isHours ? 3600 : 60);
  const number = formatNumber(value, { locale, decimals: Number.isInteger(value) ? 0 : 1 });

  return `${number}${NO_BREAK_SPACE}${units[locale][isHours ? 'hours' : 'minutes']}`;
}
