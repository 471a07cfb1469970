import { formatNumber } from './formatNumber.ts';
import type { Locale } from './locale.ts';

/** Formats a change with its sign: +12, −3, 0. Without a sign if it rounds to 0. */
export function formatChange(change: number, locale: Locale, decimals = 0): string {
  const text = formatNumber(Math.abs(change), { locale, decimals });
  return /[1-9]/.test(text) ? `${change > 0 ? '+' : '−'}${text}` : text;
}
