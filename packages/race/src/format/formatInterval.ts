import { type Locale, NO_BREAK_SPACE } from './locale.ts';

const SHORT_UNITS = { ru: { seconds: 'с', minutes: 'м' }, en: { seconds: 's', minutes: 'm' } } as const;

/** Formats a power interval given in s: '15 с', '20 м'; in English '15s', '20m'. */
export function formatInterval(seconds: number, locale: Locale = 'ru'): string {
  const gap = locale === 'ru' ? NO_BREAK_SPACE : '';
  const { seconds: s, minutes: m } = SHORT_UNITS[locale];
  return seconds < 60 || seconds % 60 !== 0 ? `${seconds}${gap}${s}` : `${seconds / 60}${gap}${m}`;
}
