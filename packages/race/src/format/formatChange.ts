import { formatNumber } from './formatNumber.ts';
import type { Locale } from './locale.ts';

/** A change with its sign: +12, −3, 0. Without one where nothing is left of it after rounding to so many decimals. */
export function formatChange(change: number, locale: Locale, decimals = 0): string {
  const text = formatNumber(Math.abs(change), { locale, decimals });
  return /[1-9]/.test(text) ? `${change > 0 ? '+' : '−'}${text}` : text;
}
